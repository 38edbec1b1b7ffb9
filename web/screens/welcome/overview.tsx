import { Link } from 'react-router'
import type { Permission } from '#domain/permissions.ts'
import type { Route } from './+types/overview'
import { usePermitted } from './use-permitted.ts'
import css from './welcome.module.css'
import { WelcomeFrame } from './welcome-frame.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Welcome' }]

interface Part {
  title: string
  text: string
  to: string
  permission?: Permission
}

const parts: readonly Part[] = [
  {
    title: 'Sell flights and stays',
    text: 'One search asks all suppliers. Bags, rules and prices are compared line by line.',
    to: '/order/neworder',
    permission: 'orders:write',
  },
  {
    title: 'Follow every order',
    text: 'Status, documents, deadlines and what to do next, with the history of each order.',
    to: '/order',
    permission: 'orders:read',
  },
  {
    title: 'Pay from one wallet',
    text: 'Top up by card or transfer. Each movement has its order and the balance after it.',
    to: '/transactions',
    permission: 'wallet:read',
  },
  {
    title: 'Open your own storefront',
    text: 'A website in your brand that sells around the clock, edited in its place.',
    to: '/website',
    permission: 'site:write',
  },
  {
    title: 'Set up step by step',
    text: 'The first steps of a new agency, checked against what you have.',
    to: '/agency-welcome',
    permission: 'agency:read',
  },
  {
    title: 'Practise without risk',
    text: 'An agency of practice with its own money and guided missions. Nothing in it is real.',
    to: '/training',
    permission: 'orders:write',
  },
  {
    title: 'Learn with short guides',
    text: 'Bookings, refunds, markups, domains: each guide takes two minutes.',
    to: '/welcome/learn',
  },
]

/** What Tradewind does for an agency, with links to its parts. */
export default function WelcomeOverview() {
  const isPermitted = usePermitted()
  return (
    <WelcomeFrame title="What you can do here" context="Search, book, pay and issue travel, and sell it on your own website.">
      <ul className={css.grid}>
        {parts.filter(isPermitted).map(({ title, text, to }) => (
          <li key={to} className={css.card}>
            <h2>
              <Link to={to}>{title}</Link>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </WelcomeFrame>
  )
}
