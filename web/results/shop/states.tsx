import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SearchSnapshot } from '#contract/search-events.ts'
import line from '../progress-line.module.css'
import button from './buttons.module.css'
import notes from './notes.module.css'

type StateProps = { title: string; text?: string; actions?: ReactNode; isPage?: boolean }

/** A message instead of results, with the next step. */
export function State({ title, text, actions, isPage = false }: StateProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={notes.state}>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {actions && <p className={notes.actions}>{actions}</p>}
    </div>
  )
}

type LinkProps = { to: string; children: ReactNode; kind?: 'primary' | 'secondary'; swap?: boolean }

/** A link that looks like a button; with `swap` the page's script opens it in place. */
export const ButtonLink = ({ to, children, kind = 'primary', swap }: LinkProps) => (
  <a className={button[kind]} href={to} data-swap={swap || undefined}>
    {children}
  </a>
)

/** Results that are no longer stored. */
export const Gone = ({ again }: { again: string }) => (
  <State
    title="These results have expired"
    text="Prices hold for 30 minutes. Search again to see today’s prices."
    actions={<ButtonLink to={again}>Search again</ButtonLink>}
  />
)

/** A message above results that are too old to book. */
export const Expired = ({ again }: { again: string }) => (
  <p className={notes.expired} role="alert">
    <span>
      <strong>These results have expired.</strong> Prices hold for 30 minutes.
    </span>
    <ButtonLink to={again}>Search again</ButtonLink>
  </p>
)

type ProgressProps = {
  snapshot: Pick<SearchSnapshot<unknown>, 'finished' | 'suppliers' | 'expiresAt'>
  /** The address of the results, and the parameter with the id of their search. */
  address: string
  searchParam: string
  words: string
}

/** The progress of the search and the number of results. Without scripts the page reloads itself until all suppliers have answered. */
export function Progress({ snapshot: { finished, suppliers, expiresAt }, address, searchParam, words }: ProgressProps) {
  const isPart = suppliers.some(({ status }) => status === 'failed' || status === 'late')
  const data = { 'data-address': address, 'data-search': searchParam, 'data-expires': expiresAt }
  return (
    <div className={line.line} role="status" data-part="progress" {...data}>
      {!finished && <span className={line.pulse} data-running aria-hidden="true" />}
      {finished && isPart && <IconAlertTriangle size={16} stroke={1.5} className={line.warn} aria-hidden="true" />}
      <span>{words}</span>
      {!finished && (
        <noscript>
          <meta httpEquiv="refresh" content={`1;url=${address}`} />
        </noscript>
      )}
    </div>
  )
}
