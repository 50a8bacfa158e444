import { byScript } from '../../src/shop/initiator.ts'
import {
  isDemonstrationThere,
  removeDemonstration,
} from '../../src/shop/demonstration/remove-demonstration.ts'
import { openShopForScript, runScript } from './open-for-script.ts'

// npm run remove-demonstration

await runScript(async () => {
  const { shop, close } = await openShopForScript('npm run remove-demonstration')
  try {
    if (!(await isDemonstrationThere(shop))) {
      process.stdout.write('There is nothing of the demonstration in this shop to take away.\n')
      return 0
    }
    const result = await removeDemonstration(shop, byScript('remove-demonstration'), {})
    process.stdout.write(`${inWords(result)}\n`)
    return result.outcome === 'removed' ? 0 : 1
  } finally {
    await close()
  }
})

function inWords(result: Awaited<ReturnType<typeof removeDemonstration>>): string {
  if (result.outcome === 'still-filling')
    return 'Nothing was taken away: the demonstration is being filled in. Wait until the start is done, or start the shop once more.'
  if (result.outcome !== 'removed')
    return 'There is nothing of the demonstration in this shop to take away.'
  const { products, categories, banners, articles, pages, settings } = result.removed
  const stayed =
    result.kept > 0 ? ` Products that somebody had changed, and that stay: ${result.kept}.` : ''
  return `Taken away: ${products} products, ${categories} categories, ${banners} banners, ${articles} articles, ${pages} texts of pages, ${settings} settings. Orders keep their lines.${stayed}`
}
