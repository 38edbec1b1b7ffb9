import { IconPhoto, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { photoAt } from '../gallery/photo-at.ts'
import { FittedMoney } from '../kit/fitted-money.tsx'
import { Button } from '../kit/form/button.tsx'
import css from './compare-head.module.css'
import own from './photo-head.module.css'

type Props = {
  photo: string | undefined
  name: string
  total: number
  currency: string
  /** Below the price. */
  change?: ReactNode
  /** The address of the comparison without this column. */
  without: string
  onRemove: () => void
  /** Its own page. */
  open: { to: string; label: string; says: string }
  /** Adds it to a trip or a quote. */
  add: ReactNode
}

/** The header of a column with a picture: name and price, and a link to its page. */
export const PhotoHead = ({ photo, name, total, currency, change, without, onRemove, open, add }: Props) => (
  <>
    {photo ? (
      <img {...photoAt(photo, 320)} sizes="200px" alt="" width={320} height={180} className={own.photo} />
    ) : (
      <span className={`${own.photo} ${own.none}`} aria-hidden="true">
        <IconPhoto size={20} stroke={1.5} />
      </span>
    )}
    <div className={own.name}>
      <p className={css.airline}>{name}</p>
      <Link to={without} replace className={css.remove} aria-label={`Remove ${name}`} onClick={onRemove} data-no-print>
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </Link>
    </div>
    <p className={css.price}>
      <FittedMoney amount={total} currency={currency} />
    </p>
    {change}
    <div className={css.actions} data-no-print>
      <Button component={Link} to={open.to} variant="default" fullWidth aria-label={open.says}>
        {open.label}
      </Button>
      {add}
    </div>
  </>
)
