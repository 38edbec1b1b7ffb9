import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { photoAt } from '../gallery/photo-at.ts'
import { Money } from '../kit/money.tsx'
import css from './results-map.module.css'

type Props = {
  photo: string | undefined
  name: string
  to: string
  score: ReactNode
  price: { amount: number; currency: string }
  /** What the price is for. */
  of: string
  onClose: () => void
}

/** The result of the pressed pin. */
export const MapCard = ({ photo, name, to, score, price, of, onClose }: Props) => (
  <article className={css.card} aria-label={name}>
    {photo && <img {...photoAt(photo, 320)} sizes="112px" alt="" width={112} height={96} className={css.photo} />}
    <div className={css.facts}>
      <Link to={to} className={css.name} prefetch="none">
        {name}
      </Link>
      {score}
      <p className={css.price}>
        <Money {...price} /> <span className={css.quiet}>{of}</span>
      </p>
    </div>
    <button type="button" className={css.close} aria-label={`Close ${name}`} onClick={onClose}>
      <IconX size={16} stroke={1.5} aria-hidden="true" />
    </button>
  </article>
)
