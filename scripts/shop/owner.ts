import { CannotStart } from '../../src/platform/process/cannot-start.ts'
import { appointOwner } from '../../src/shop/identity/ownership/appoint-owner.ts'
import { identitySchemaInEnglish } from '../../src/shop/identity/contract.ts'
import { codeMinutes } from '../../src/shop/identity/emails/one-time-code.ts'
import { openShopForScript, runScript } from './open-for-script.ts'

await runScript(async () => {
  const typed = identitySchemaInEnglish.email.safeParse({ email: process.argv[2] ?? '' })
  if (!typed.success)
    throw new CannotStart('Say who shall own the shop: npm run owner -- name@example.com')
  const { email } = typed.data
  const { shop, close } = await openShopForScript('npm run owner')
  try {
    const { passwordLink, hadSecondFactor } = await appointOwner(shop, email)
    process.stdout.write(
      `\n  ${email} owns the shop. To choose a password, open within ${codeMinutes['reset-password']} minutes:\n  ${passwordLink}\n\n`,
    )
    if (hadSecondFactor)
      process.stdout.write(
        '  Their second factor is taken away; they can set up a new one when signed in.\n\n',
      )
    return 0
  } finally {
    await close()
  }
})
