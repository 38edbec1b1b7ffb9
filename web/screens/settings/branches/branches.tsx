import { href, Link, useSearchParams } from 'react-router'
import { apiContext } from '../../../context.ts'
import { Button } from '../../../kit/form/button.tsx'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { useMay } from '../../../session.ts'
import { useSavedToast } from '../use-saved-toast.ts'
import type { Route } from './+types/branches'
import { BranchForm } from './branch-form.tsx'
import { BranchList } from './branch-list.tsx'
import { actOnBranches } from './branches-action.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Branches' }]

export const loader = async ({ context }: Route.LoaderArgs) => (await context.get(apiContext).branches.list()).items

export const action = ({ request, context }: Route.ActionArgs) => actOnBranches(context.get(apiContext), request)

const saved: Record<string, string> = {
  created: 'Branch added',
  changed: 'Branch saved',
  closed: 'Branch closed',
  reopened: 'Branch open again',
}

/** The offices of the agency. */
export default function Branches({ loaderData: branches, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const mayWrite = useMay('team:write')
  useSavedToast(saved)
  const editing = branches.find(({ id }) => id === search.get('edit'))
  const isOfForm = actionData?.typed.intent === 'create' || actionData?.typed.intent === 'update'
  return (
    <SettingsPage
      title="Branches"
      context="Your offices. An order is reported in the branch of the member who made it."
      failed={isOfForm ? null : actionData}
      sections={[
        {
          title: 'All branches',
          help: (
            <>
              A member belongs to one branch at most; it is chosen under <Link to={href('/settings/team')}>Team</Link>. A branch
              is closed once no member belongs to it.
            </>
          ),
          content: <BranchList branches={branches} mayWrite={mayWrite} />,
        },
        ...(mayWrite
          ? [
              {
                title: editing ? `Edit ${editing.name}` : 'New branch',
                action: editing && (
                  <Button component={Link} to={href('/settings/branches')} variant="default" preventScrollReset>
                    Cancel
                  </Button>
                ),
                content: (
                  <BranchForm
                    key={`${editing?.id}-${branches.length}`}
                    branch={editing ?? null}
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
