import { href, Link } from 'react-router'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Wizard } from '../../../kit/wizard.tsx'
import { useMay, useSession } from '../../../session.ts'
import { actOnAddress } from '../address/data.ts'
import { AddressDomain } from '../address/domain.tsx'
import { AddressShare } from '../address/share.tsx'
import { bestAddress } from '../address/words.ts'
import type { Route } from './+types/link-start'
import { firstSteps } from './logo-steps.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Your address' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).address.get()

export const action = ({ request, context }: Route.ActionArgs) => actOnAddress(context.get(apiContext), request)

/** The second step of a new agency: the address of its storefront, optionally its own domain. */
export default function FirstAddress({ loaderData }: Route.ComponentProps) {
  const name = useSession()?.agency?.name ?? ''
  const mayChange = useMay('site:address')
  const mayPrice = useMay('margin:write')
  return (
    <Wizard
      steps={firstSteps}
      current={1}
      title="This is where customers find you"
      context="It shows your website from the moment you publish it. A domain of your own can come later."
      width="text"
      skip={{ label: 'Finish', to: href('/dashboard') }}
      next={
        <>
          {mayPrice && (
            <Button component={Link} to={href('/gettingStarted/markups')} variant="default">
              Continue with your markups
            </Button>
          )}
          <Button component={Link} to={`${href('/website')}#templates`}>
            Choose a template
          </Button>
        </>
      }
    >
      <DetailSection title="Your storefront">
        <AddressShare address={bestAddress(loaderData)} name={name} />
      </DetailSection>
      <AddressDomain domain={loaderData.domain} mayChange={mayChange} />
    </Wizard>
  )
}
