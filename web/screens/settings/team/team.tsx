import { href, Link } from 'react-router'
import { apiContext } from '../../../context.ts'
import { Button } from '../../../kit/form/button.tsx'
import { SettingsPage } from '../../../kit/settings-page.tsx'
import { useMay, useSession } from '../../../session.ts'
import type { Route } from './+types/team'
import { InvitationDomains } from './invitation-domains.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForms } from './invite-forms.tsx'
import { MemberList } from './member-list.tsx'
import { RequireFactor } from './require-factor.tsx'
import { actOnTeam, readTeam } from './team-action.ts'
import { useTeamOutcome } from './use-team-outcome.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Team' }]

export const loader = ({ context }: Route.LoaderArgs) => readTeam(context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => actOnTeam(context.get(apiContext), request)

/** The members of the agency, and who is invited. */
export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { members, invitations, roles, branches } = loaderData
  const mayWrite = useMay('team:write')
  const isOwner = useSession()?.role === 'owner'
  const { failed, many } = useTeamOutcome(actionData)
  const isOfInvite = failed?.typed.intent?.startsWith('invite') ?? false
  const isOfDomains = failed?.typed.intent === 'limit-domains'
  return (
    <SettingsPage
      title="Team"
      context="Who works in your agency, and what each may do."
      failed={isOfInvite || isOfDomains ? null : failed}
      sections={[
        {
          title: 'Members',
          action: mayWrite && (
            <Button component="a" href="#invite" variant="default">
              Invite people
            </Button>
          ),
          content: <MemberList members={members} roles={roles} branches={branches} mayWrite={mayWrite} />,
        },
        {
          title: 'Second factor',
          help: 'A code from an app, or a passkey, besides the password.',
          content: <RequireFactor isRequired={loaderData.isFactorRequired} members={members} isOwner={isOwner} />,
        },
        {
          title: 'Addresses that can be invited',
          help: 'Limits invitations to the e-mail domains of your agency.',
          content: (
            <InvitationDomains domains={loaderData.invitationDomains} failed={isOfDomains ? failed : null} isOwner={isOwner} />
          ),
        },
        ...(invitations.length > 0
          ? [
              {
                title: 'Open invitations',
                help: 'A link works once, within 72 hours.',
                content: <InvitationList invitations={invitations} mayWrite={mayWrite} />,
              },
            ]
          : []),
        ...(mayWrite
          ? [
              {
                title: 'Invite people',
                help: (
                  <>
                    Each gets a mail with a link to join your agency. What a role may do is under{' '}
                    <Link to={href('/settings/roles')}>Roles</Link>.
                  </>
                ),
                content: (
                  <InviteForms
                    key={invitations.length}
                    roles={roles}
                    branches={branches}
                    failed={isOfInvite ? failed : null}
                    many={many}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  )
}
