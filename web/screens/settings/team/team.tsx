import { href, Link } from 'react-router'
import { TeamQuery, teamParameters } from '#contract/team/team.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { listSays, unreadParameters } from '../../../kit/list/unread-parameters.ts'
import { readQuery } from '../../../kit/list/url.ts'
import { SettingsFrame } from '../../../kit/settings-page.tsx'
import { useMay, useSession } from '../../../session.ts'
import type { Route } from './+types/team'
import { InvitationDomains } from './invitation-domains.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForms } from './invite-forms.tsx'
import { memberList } from './member-list.tsx'
import { RequireFactor } from './require-factor.tsx'
import { actOnTeam, readTeam } from './team-action.ts'
import css from './team.module.css'
import { useTeamOutcome } from './use-team-outcome.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Team' }]

/** The default number of rows per page. */
const usualSize = 25

const says = {
  query: listSays.query,
  after: listSays.after,
  perPage: listSays.perPage,
  role: 'is not a role. Members of every role are shown.',
  state: 'is not a state. Members of every state are shown.',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readQuery(request)
  const query = TeamQuery.parse({ ...asked, limit: asked.perPage ?? usualSize })
  const read = await readTeam(context.get(apiContext), query)
  return { ...read, perPage: query.limit, unread: unreadParameters(asked, teamParameters, says) }
}

export const action = ({ request, context }: Route.ActionArgs) => actOnTeam(context.get(apiContext), request)

/** The members of the agency, and who is invited. */
export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { members, next, total, perPage, unread, rules, invitations, roles, branches } = loaderData
  const mayWrite = useMay('team:write')
  const isOwner = useSession()?.role === 'owner'
  const { failed, many } = useTeamOutcome(actionData)
  const isOfInvite = failed?.typed.intent?.startsWith('invite') ?? false
  const isOfDomains = failed?.typed.intent === 'limit-domains'
  return (
    <SettingsFrame>
      <ListPage
        title="Team"
        context="Who works in your agency, and what each may do."
        list={memberList({ roles, branches, mayWrite })}
        rows={members}
        paging={{ next, total, perPage, usual: usualSize }}
        unread={unread}
        actions={
          mayWrite && (
            <Button component="a" href="#invite" variant="default">
              Invite people
            </Button>
          )
        }
      >
        {!isOfInvite && !isOfDomains && <FormError outcome={failed} />}
      </ListPage>
      <div className={css.below}>
        <DetailSection title="Second factor" help="A code from an app, or a passkey, besides the password.">
          <RequireFactor isRequired={rules.isSecondFactorRequired} missing={rules.withoutSecondFactor} isOwner={isOwner} />
        </DetailSection>
        <DetailSection title="Addresses that can be invited" help="Limits invitations to the e-mail domains of your agency.">
          <InvitationDomains domains={rules.invitationDomains} failed={isOfDomains ? failed : null} isOwner={isOwner} />
        </DetailSection>
        {invitations.length > 0 && (
          <DetailSection title="Open invitations" help="A link works once, within 72 hours.">
            <InvitationList invitations={invitations} mayWrite={mayWrite} />
          </DetailSection>
        )}
        {mayWrite && (
          <DetailSection
            title="Invite people"
            help={
              <>
                Each gets a mail with a link to join your agency. What a role may do is under{' '}
                <Link to={href('/settings/roles')}>Roles</Link>.
              </>
            }
          >
            <InviteForms
              key={invitations.length}
              roles={roles}
              branches={branches}
              failed={isOfInvite ? failed : null}
              many={many}
            />
          </DetailSection>
        )}
      </div>
    </SettingsFrame>
  )
}
