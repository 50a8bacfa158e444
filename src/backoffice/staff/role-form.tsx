import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { isStaff, type StoredRole } from '#shop/identity/roles/role.ts'
import { buttonClass } from '#ui/button.tsx'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { WayOut } from '#pages/way-out.tsx'
import type { ShownPerson } from './person-table.tsx'
import { roleNames, roleTexts } from './role-words.ts'

interface RoleFormProps {
  person: ShownPerson
  /** Those that the viewer may give. */
  roles: readonly StoredRole[]
  form: PageForm
  /** What is said of a person who has not confirmed their e-mail yet. */
  unconfirmed: ReactNode
}

/** Another role: opened first, then chosen, then sent; also without JavaScript. */
export function RoleForm({ person, roles, form, unconfirmed }: RoleFormProps) {
  // Only who has proved an e-mail comes to work for the shop with it.
  const given = roles.filter((role) => person.emailVerified || !isStaff(role))
  return (
    <>
      <p className="mb-3">
        <span className="font-semibold">{roleNames[person.role]()}</span>:{' '}
        {roleTexts[person.role]()}
      </p>
      {!person.emailVerified && unconfirmed}
      {given.some((role) => role !== person.role) && (
        <GivingRole key={person.role} person={person} given={given} form={form} />
      )}
    </>
  )
}

interface GivingRoleProps {
  person: ShownPerson
  given: readonly StoredRole[]
  form: PageForm
}

/** Closed again once it is given. */
function GivingRole({ person, given, form }: GivingRoleProps) {
  const isMissing = form.problem('role') !== undefined
  return (
    <details open={isMissing || undefined}>
      <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>
        {m.user_change_role()}
      </summary>
      <form {...form.props} aria-label={m.user_change_role()} className="mt-4">
        <fieldset
          role="radiogroup"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'role-missing' : undefined}
          tabIndex={-1}
          className="flex flex-col gap-1 outline-none"
        >
          <legend className="mb-2 font-semibold">{m.user_role_sure({ name: person.name })}</legend>
          {given.map((role) => (
            <div key={role} className="py-1">
              <label className="flex min-h-11 cursor-pointer items-center gap-3 font-medium">
                <input
                  type="radio"
                  name="role"
                  value={role}
                  required
                  aria-describedby={`role-${role}`}
                  className="size-5 shrink-0 accent-brand"
                />
                {roleNames[role]()}
              </label>
              <p id={`role-${role}`} className="pl-8 text-sm text-ink-soft">
                {roleTexts[role]()}
              </p>
            </div>
          ))}
          {isMissing && (
            <p id="role-missing" className="text-sm font-medium text-cut">
              {m.user_choose_role()}
            </p>
          )}
        </fieldset>
        <p className="my-3 text-sm text-ink-soft">{m.user_role_text()}</p>
        <div className="flex flex-wrap gap-2">
          <SubmitButton what="role" sending={form.sending}>
            {m.user_role_give()}
          </SubmitButton>
          <WayOut>{m.user_role_no()}</WayOut>
        </div>
      </form>
    </details>
  )
}
