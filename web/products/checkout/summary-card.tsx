import type { ReactNode } from 'react'
import { photoAt } from '../../gallery/photo-at.ts'
import css from './summary-card.module.css'

type Props = {
  photo: string | undefined
  title: ReactNode
  /** Below the title: lines of facts are `Facts`. */
  facts: ReactNode
  /** What cancelling costs; null for a booking that is over. */
  terms: ReactNode
  /** Whether it can be cancelled free of charge. */
  isFree: boolean
  /** The price of the step. */
  children: ReactNode
}

/** The card beside every step of a checkout: what is booked, its terms and the price. */
export const SummaryCard = ({ photo, title, facts, terms, isFree, children }: Props) => (
  <div className={css.card}>
    {photo && (
      <img {...photoAt(photo, 640)} sizes="360px" alt="" width={640} height={320} decoding="async" className={css.photo} />
    )}
    <div className={css.words}>
      <h2 className={css.title}>{title}</h2>
      {facts}
      {terms && (
        <p className={css.facts} data-free={isFree || undefined}>
          {terms}
        </p>
      )}
      <div className={css.price}>{children}</div>
    </div>
  </div>
)

/** A quiet line of the card. */
export const Facts = ({ children }: { children: ReactNode }) => <p className={css.facts}>{children}</p>
