import type { ReactNode } from 'react'
import type { OfferedPackage } from '#contract/packages/offered-packages.ts'
import { productFacts } from '#domain/products.ts'
import { Gallery } from '../../../gallery/gallery.tsx'
import { photoAt } from '../../../gallery/photo-at.ts'
import { IncludedLists } from '../../../kit/included-lists.tsx'
import { daysWords } from '../package-words.ts'
import css from './package-page.module.css'

export type ShownPackage = Pick<OfferedPackage, 'name' | 'content' | 'items' | 'days' | 'minPeople'>

interface Props {
  shown: ShownPackage
  /** Above the pictures. */
  top?: ReactNode
  /** Under the title where the departures are far below. */
  lead?: ReactNode
  /** Of the title: 2 where the page has a title of its own. */
  level?: 1 | 2
  /** The departures and the people, beside the words. */
  children: ReactNode
}

/** A package with everything about it: pictures, what it is, its days, what is included, and the departures. */
export function PackagePage({ shown, top, lead, level = 1, children }: Props) {
  const { name, content, items, days, minPeople } = shown
  const Title = `h${level}` as const
  const own = content.photos.map(({ src }) => src)
  // Without pictures of the agency's own, those of what is in it.
  const photos = own.length > 0 ? own : items.flatMap(({ photo }) => photo ?? [])
  const facts = [daysWords(days), ...(minPeople > 1 ? [`for ${minPeople} people or more`] : [])]
  return (
    <div className={css.package}>
      {top}
      {photos.length > 0 && <Gallery name={name} photos={photos} />}
      <div className={css.columns}>
        <div className={css.main}>
          <header className={css.head}>
            <Title className={css.title}>{name}</Title>
            <p className={css.facts}>{facts.join(' · ')}</p>
            {content.summary && <p className={css.summary}>{content.summary}</p>}
            {lead && <p className={css.lead}>{lead}</p>}
          </header>
          {content.highlights.length > 0 && (
            <Part id="highlights" title="Highlights">
              <ul className={css.list}>
                {content.highlights.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Part>
          )}
          {content.description && (
            <Part id="about" title="About it">
              <div className={css.text}>
                {content.description.split(/\n\s*\n/).map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </Part>
          )}
          <Days days={content.days} />
          <Contents items={items} />
          <Included included={content.included} notIncluded={content.notIncluded} />
        </div>
        {children}
      </div>
    </div>
  )
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className={css.heading}>
      {title}
    </h2>
    {children}
  </section>
)

function Days({ days }: { days: ShownPackage['content']['days'] }) {
  if (days.length === 0) return null
  return (
    <Part id="days" title="Day by day">
      <ol className={css.days}>
        {days.map(({ title, text }, at) => (
          <li key={`${at} ${title}`}>
            <h3>
              <span>Day {at + 1}</span>
              {title}
            </h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function Contents({ items }: { items: ShownPackage['items'] }) {
  if (items.length === 0) return null
  return (
    <Part id="contents" title="In the package">
      <ul className={css.contents}>
        {items.map(({ product, title, day, lastDay, photo }, at) => (
          <li key={`${at} ${title}`}>
            {photo && <img {...photoAt(photo, 320)} sizes="96px" alt="" width={96} height={72} loading="lazy" decoding="async" />}
            <span className={css.kind}>
              {lastDay > day ? `Days ${day} to ${lastDay}` : `Day ${day}`} · {productFacts[product].label}
            </span>
            <strong>{title}</strong>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Included({ included, notIncluded }: { included: readonly string[]; notIncluded: readonly string[] }) {
  if (included.length + notIncluded.length === 0) return null
  return (
    <Part id="included" title="What is included">
      <IncludedLists included={included} excluded={notIncluded} />
    </Part>
  )
}
