import { href, Link } from 'react-router'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Wizard } from '../../../kit/wizard.tsx'
import { useMay } from '../../../session.ts'
import { firstSteps } from '../../website/start/logo-steps.ts'
import type { Route } from './+types/invite-start'
import { InvitationList } from './invitation-list.tsx'
import { InviteForms } from './invite-forms.tsx'
import { actOnTeam, readTeam } from './team-action.ts'
import { useTeamOutcome } from './use-team-outcome.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Invite your team' }]

export const loader = ({ context }: Route.LoaderArgs) => readTeam(context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) => actOnTeam(context.get(apiContext), request)

/** The fifth step of a new agency: colleagues are invited by mail. */
export default function FirstInvitations({ loaderData: { invitations, roles, branches }, actionData }: Route.ComponentProps) {
  const mayWrite = useMay('team:write')
  const { failed, many } = useTeamOutcome(actionData)
  const isOfInvite = failed?.typed.intent?.startsWith('invite') ?? false
  return (
    <Wizard
      steps={firstSteps}
      current={4}
      title="Invite your team"
      context="Each gets a mail with a link to join your agency, valid for 72 hours."
      failed={isOfInvite ? null : failed}
      skip={{ label: 'Choose a template', to: `${href('/website')}#templates` }}
      next={
        <Button component={Link} to={href('/dashboard')}>
          Finish
        </Button>
      }
    >
      {mayWrite && (
        <DetailSection title="Invite people">
          <InviteForms
            key={invitations.length}
            roles={roles}
            branches={branches}
            failed={isOfInvite ? failed : null}
            many={many}
          />
        </DetailSection>
      )}
      {invitations.length > 0 && (
        <DetailSection title="Open invitations">
          <InvitationList invitations={invitations} mayWrite={mayWrite} />
        </DetailSection>
      )}
    </Wizard>
  )
}
