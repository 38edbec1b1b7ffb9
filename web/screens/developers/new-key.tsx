import { Form, href, Link } from 'react-router'
import { keyPermissions, permissions } from '#domain/permissions.ts'
import { ApiFailure } from '../../api-failure.ts'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { failedForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { Textarea } from '../../kit/form/textarea.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { SettingsPage } from '../../kit/settings-page.tsx'
import { useSession } from '../../session.ts'
import type { Route } from './+types/new-key'
import css from './developers.module.css'
import { ConfirmField, confirmLabel } from '../../kit/confirm/confirm-field.tsx'
import { readPerson, refusedFields } from '../../kit/confirm/read-person.ts'
import { Secret } from './secret.tsx'
import { Ticks } from './ticks.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Create an API key' }]

/** A member without the permission is refused here, before the form. */
export async function loader({ context }: Route.LoaderArgs) {
  const [person] = await Promise.all([readPerson(context), context.get(apiContext).apiKeys.list()])
  return { person }
}

const DAY_MS = 86_400_000
const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
  { value: '', label: 'Never' },
]

const kinds = [
  { value: 'live', label: 'Live: acts for your agency' },
  { value: 'test', label: 'Test: acts in your practice tenant, where nothing is real' },
]

const labels = {
  name: 'Name',
  kind: 'Kind',
  permissions: 'Permissions',
  expiresAt: 'Expires after',
  addresses: 'Allowed addresses',
}

/** An error about one address of several belongs to the field with all of them. */
function byField(error: unknown): unknown {
  if (!(error instanceof ApiFailure)) return error
  const fields = Object.fromEntries(
    Object.entries(error.data.fields).map(([path, says]) => [path.replace(/\.\d+$/, ''), says] as const),
  )
  return new ApiFailure({ ...error.data, fields }, error.init.status, error)
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const chosen = form.getAll('permissions').map(String)
  const days = Number(text('expiresAt'))
  try {
    return await context.get(apiContext).apiKeys.create({
      name: text('name'),
      isTest: text('kind') === 'test',
      permissions: keyPermissions.filter((one) => chosen.includes(one)),
      addresses: text('addresses')
        .split(/[\s,;]+/)
        .filter(Boolean),
      expiresAt: days > 0 ? new Date(Date.now() + days * DAY_MS).toISOString() : null,
      password: text('password'),
    })
  } catch (error) {
    const typed = { name: text('name'), kind: text('kind'), expiresAt: text('expiresAt'), addresses: text('addresses') }
    return failedForm(byField(error), { ...typed, permissions: chosen.join(' ') }, refusedFields)
  }
}

export default function NewKey({ loaderData: { person }, actionData }: Route.ComponentProps) {
  const mine: readonly string[] = useSession()?.permissions ?? []
  const isMade = actionData !== undefined && 'key' in actionData
  const form = useFields(isMade ? undefined : actionData, checkFor('apiKey'))
  const permissionField = form.field('permissions')
  const choices = keyPermissions.filter((one) => mine.includes(one))
  const back = href('/settings/agency/developer')
  return (
    <SettingsPage
      title="Create an API key"
      context="A program that has the key acts for your agency."
      width="text"
      sections={[
        isMade
          ? {
              title: actionData.name,
              content: (
                <>
                  <Secret title="Your new API key" what="API key" value={actionData.key} />
                  <p className={`${css.buttons} ${css.after}`}>
                    <Button component={Link} to={back}>
                      Done
                    </Button>
                    <Button
                      component={Link}
                      to={`${href('/settings/agency/developer/examples')}?key=${actionData.prefix}`}
                      variant="default"
                    >
                      See examples
                    </Button>
                  </p>
                </>
              ),
            }
          : {
              title: 'The key',
              content: (
                <Form {...form.events} method="post" className={css.form} noValidate>
                  <FormError outcome={form.outcome} labels={{ ...labels, password: confirmLabel(person) }} />
                  <TextInput label={labels.name} placeholder="Back office" maxLength={60} {...form.field('name')} />
                  <NativeSelect label={labels.kind} data={kinds} {...form.field('kind', 'live')} />
                  <Ticks
                    label={labels.permissions}
                    field={permissionField}
                    choices={choices.map((one) => ({ value: one, label: permissions[one] }))}
                  />
                  <NativeSelect label={labels.expiresAt} data={lifetimes} {...form.field('expiresAt', '90')} />
                  <Textarea
                    label={labels.addresses}
                    description="One network address or range a line, such as 203.0.113.0/24. Leave it empty to allow all."
                    rows={3}
                    spellCheck={false}
                    {...form.field('addresses')}
                  />
                  <ConfirmField
                    person={person}
                    description="Asked again, because a key acts without you."
                    field={form.field('password')}
                  />
                  <div className={css.buttons}>
                    <ActionButton>Create the key</ActionButton>
                    <Button component={Link} to={back} variant="default">
                      Cancel
                    </Button>
                  </div>
                </Form>
              ),
            },
      ]}
    />
  )
}
