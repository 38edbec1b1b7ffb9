import { IconCheck } from '@tabler/icons-react'
import { href, Link, useFetcher } from 'react-router'
import type { Onboarding } from '#contract/onboarding/onboarding.ts'
import { type OnboardingStep, onboardingSteps } from '#domain/onboarding.ts'
import type { Permission } from '#domain/permissions.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { useMay, useSession } from '../../session.ts'
import css from './first-steps.module.css'

interface Step {
  title: string
  text: string
  to: string
  link: string
  permission: Permission
}

const steps: Record<OnboardingStep, Step> = {
  logo: {
    title: 'Add your logo',
    text: 'It is on your website, documents and mails. Colours are proposed from it.',
    to: '/gettingStarted/logo',
    link: 'Add the logo',
    permission: 'site:write',
  },
  link: {
    title: 'Check your address',
    text: 'Your website has an address from the start. Your own domain can come later.',
    to: '/gettingStarted/link',
    link: 'See the address',
    permission: 'site:write',
  },
  website: {
    title: 'Choose a template and publish',
    text: 'Customers can search and book on your website once it is published.',
    to: '/website',
    link: 'Open the website',
    permission: 'site:write',
  },
  markups: {
    title: 'Set your markups',
    text: 'What is added to net prices. You start with usual percentages for each product.',
    to: '/gettingStarted/markups',
    link: 'See the markups',
    permission: 'margin:read',
  },
  wallet: {
    title: 'Put money in the wallet',
    text: 'The wallet pays suppliers at once, without a fee for each order.',
    to: '/transactions?dialog=top-up',
    link: 'Top up',
    permission: 'wallet:top-up',
  },
  booking: {
    title: 'Make the first booking',
    text: 'Search a flight or a room, enter the names and pay. Or hold a flight and pay later.',
    to: '/order/neworder',
    link: 'Start a booking',
    permission: 'orders:write',
  },
  subscription: {
    title: 'Try a larger plan',
    text: 'Fourteen days without payment: more bookings and members, and your own domain.',
    to: '/gettingStarted/subscription',
    link: 'See the trial',
    permission: 'plan:write',
  },
}

const dismissPath = '/agency-welcome'

/** The first steps of an agency, checked against what it has now; nothing once they are dismissed or done. */
export function FirstSteps({ onboarding, isAlways = false }: { onboarding: Onboarding; isAlways?: boolean }) {
  const { done, isDismissed } = onboarding
  const fetcher = useFetcher()
  const mayDismiss = useMay('agency:write')
  const permissions: readonly string[] = useSession()?.permissions ?? []
  const count = onboardingSteps.filter((step) => done[step]).length
  const isDone = count === onboardingSteps.length
  if (!isAlways && (isDismissed || isDone)) return null
  return (
    <DetailSection
      title="First steps"
      help={
        isDone
          ? 'All first steps are done.'
          : `${count} of ${onboardingSteps.length} done. Each is checked against what your agency has.`
      }
      action={
        mayDismiss && (
          <fetcher.Form method="post" action={dismissPath}>
            <ActionButton name="dismissed" value={isDismissed ? 'no' : 'yes'} variant="subtle">
              {isDismissed ? 'Show on the dashboard' : 'Hide from the dashboard'}
            </ActionButton>
          </fetcher.Form>
        )
      }
    >
      <ol className={css.steps}>
        {onboardingSteps.map((id) => {
          const { title, text, to, link, permission } = steps[id]
          return (
            <li key={id} className={css.step} data-done={done[id] || undefined}>
              <span className={css.mark} aria-hidden="true">
                {done[id] && <IconCheck size={16} stroke={2} />}
              </span>
              <div className={css.words}>
                <h3 className={css.title}>
                  {title}
                  {done[id] && <span className="visually-hidden">, done</span>}
                </h3>
                {!done[id] && <p className={css.text}>{text}</p>}
              </div>
              {!done[id] && permissions.includes(permission) && (
                <Link to={to} className={css.link}>
                  {link}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
      <p className={css.more}>
        {permissions.includes('orders:write') && (
          <>
            New here? <Link to={href('/training')}>Practise first</Link>: nothing there is real.{' '}
          </>
        )}
        Questions? <Link to={href('/welcome/learn')}>Read the guides</Link> or{' '}
        <Link to={href('/welcome/support')}>write to support</Link>.
      </p>
    </DetailSection>
  )
}
