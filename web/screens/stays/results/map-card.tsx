import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { ListedStay } from '#domain/stays/found-stay.ts'
import { seenRate } from '#domain/stays/kinds.ts'
import { Money } from '../../../kit/money.tsx'
import { photoAt } from '../../../products/stay/photo-at.ts'
import { ScoreBadge } from '../../../products/stay/score-badge.tsx'
import { houseAddress } from '../../../products/stay/stay-address.ts'
import { nightsWords } from '../../../products/stay/stay-words.ts'
import css from './map-card.module.css'
import { useStaysFrame } from './stays-frame.ts'

/** The house of a pin that was pressed. */
export function MapCard({ listed: { stay, rate, total }, onClose }: { listed: ListedStay; onClose: () => void }) {
  const { searchId, query, currency, nights } = useStaysFrame()
  const [photo] = stay.photos
  return (
    <article className={css.card} aria-label={stay.name}>
      {photo && <img {...photoAt(photo, 320)} sizes="112px" alt="" width={112} height={96} className={css.photo} />}
      <div className={css.facts}>
        <Link to={houseAddress(searchId, stay.id, query, seenRate(rate, total))} className={css.name} prefetch="none">
          {stay.name}
        </Link>
        <ScoreBadge score={stay.score} reviewCount={stay.reviewCount} />
        <p className={css.price}>
          <Money amount={total} currency={currency} /> <span className={css.quiet}>for {nightsWords(nights)}</span>
        </p>
      </div>
      <button type="button" className={css.close} aria-label={`Close ${stay.name}`} onClick={onClose}>
        <IconX size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </article>
  )
}
