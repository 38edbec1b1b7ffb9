import { href, Link } from 'react-router'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Wizard } from '../../../kit/wizard.tsx'
import { firstSteps } from '../../website/start/logo-steps.ts'
import type { Route } from './+types/team-start'
import { MemberList } from './member-list.tsx'
import { readTeam } from './team-action.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your team' }]

export const loader = ({ context }: Route.LoaderArgs) => readTeam(context.get(apiContext))

/** The fourth step of a new agency: who works in it. */
export default function FirstTeam({ loaderData: { members, roles, branches } }: Route.ComponentProps) {
  return (
    <Wizard
      steps={firstSteps}
      current={3}
      title="Who works with you?"
      context="Each colleague has an account of their own with a role that says what they may do."
      skip={{ label: 'Finish', to: href('/dashboard') }}
      next={
        <Button component={Link} to={href('/gettingStarted/team/invite')}>
          Invite people
        </Button>
      }
    >
      <DetailSection title="Members">
        <MemberList members={members} roles={roles} branches={branches} mayWrite={false} />
      </DetailSection>
    </Wizard>
  )
}
