import { href, Link, useSearchParams } from 'react-router'
import { numbersOf } from '#domain/numbers.ts'
import { apiContext } from '../../../context.ts'
import { Button } from '../../../kit/form/button.tsx'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { sessionContext, useMay } from '../../../session.ts'
import { useSavedToast } from '../use-saved-toast.ts'
import type { Route } from './+types/roles'
import { RoleForm } from './role-form.tsx'
import { RoleList } from './role-list.tsx'
import { actOnRoles } from './roles-action.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Roles' }]

export const loader = async ({ context }: Route.LoaderArgs) => (await context.get(apiContext).roles.list()).items

export function action({ request, context }: Route.ActionArgs) {
  const { regional, numbers } = context.get(sessionContext)
  return actOnRoles(context.get(apiContext), request, { currency: regional.currency, numbers: numbersOf(numbers) })
}

const saved: Record<string, string> = { created: 'Role created', changed: 'Role changed', deleted: 'Role deleted' }

/** What members may do: the roles that every agency has, and the agency's own. */
export default function Roles({ loaderData: roles, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const mayWrite = useMay('team:write')
  useSavedToast(saved)
  const editing = roles.find(({ key, isOwn }) => isOwn && key === search.get('edit'))
  const isOfForm = actionData?.typed.intent === 'create' || actionData?.typed.intent === 'update'
  return (
    <SettingsPage
      title="Roles"
      context="What members may do. Each member has one role."
      failed={isOfForm ? null : actionData}
      sections={[
        { title: 'All roles', content: <RoleList roles={roles} mayWrite={mayWrite} /> },
        ...(mayWrite
          ? [
              {
                title: editing ? `Edit ${editing.name}` : 'New role',
                help: 'You can give permissions that you have yourself. A permission that another one needs is added when you save.',
                action: editing && (
                  <Button component={Link} to={href('/settings/roles')} variant="default" preventScrollReset>
                    Cancel
                  </Button>
                ),
                content: (
                  <RoleForm
                    key={`${editing?.key}-${roles.length}`}
                    role={editing ?? null}
                    outcome={isOfForm ? actionData : null}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
