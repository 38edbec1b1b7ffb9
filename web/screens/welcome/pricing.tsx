import { href } from 'react-router'
import { apiContext } from '../../context.ts'
import { PlanCards } from '../plans/plan-cards.tsx'
import { termOf } from '../plans/plan-steps.ts'
import type { Route } from './+types/pricing'
import { WelcomeFrame } from './welcome-frame.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Pricing' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const subscription = await context.get(apiContext).subscription.get()
  return { subscription, interval: termOf(new URL(request.url).searchParams).interval }
}

/** The plans and their prices. */
export default function WelcomePricing({ loaderData: { subscription, interval } }: Route.ComponentProps) {
  return (
    <WelcomeFrame title="Pricing" context="Every plan sells all products. Larger plans include more, and your own domain.">
      <PlanCards subscription={subscription} interval={interval} path={href('/welcome/pricing')} />
    </WelcomeFrame>
  )
}
