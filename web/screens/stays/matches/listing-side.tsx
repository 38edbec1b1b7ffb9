import type { DoubtfulMatch } from '#contract/stays.ts'
import { plainWords } from '#domain/plain-words.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import { starsWords } from '../../../products/stay/property-words.ts'
import css from './listing-side.module.css'

export type Listing = DoubtfulMatch['sides'][number]

const facts: { label: string; of: (side: Listing) => string }[] = [
  { label: 'Address', of: ({ address }) => address || 'Not stated' },
  { label: 'Telephone', of: ({ phone }) => phone ?? 'Not stated' },
  { label: 'Stars', of: ({ stars }) => (stars ? starsWords(stars) : 'None') },
]

/** A listing as its supplier describes it; differences to the other one are marked. */
export function ListingSide({ side, other }: { side: Listing; other: Listing }) {
  return (
    <section className={css.side} aria-label={`${side.name}, of ${side.supplier}`}>
      {side.photo ? (
        <img {...photoAt(side.photo, 640)} sizes="(min-width: 768px) 400px, 50vw" alt="" className={css.photo} loading="lazy" />
      ) : (
        <p className={css.noPhoto}>No picture</p>
      )}
      <p className={css.supplier}>{side.supplier}</p>
      <h2 className={css.name}>
        {wordsOf(side.name, other.name).map(({ text, isOwn }, at) => (
          <span key={`${at} ${text}`}>{isOwn ? <mark className={css.differs}>{text}</mark> : text} </span>
        ))}
      </h2>
      <dl className={css.facts}>
        {facts.map(({ label, of }) => (
          <div key={label} data-differs={of(side) !== of(other) || undefined}>
            <dt>{label}</dt>
            <dd>{of(side)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface NameWord {
  text: string
  /** Whether the other name lacks it. */
  isOwn: boolean
}

/** The words of a name as it is written, and which of them the other name does not have; accents, case and signs do not count. */
export function wordsOf(name: string, other: string): NameWord[] {
  const known = new Set(plainWords(other))
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, isOwn: plainWords(text).some((word) => !known.has(word)) }))
}
