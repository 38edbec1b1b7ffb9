import type { OfferedPackageRow } from '#contract/packages/offered-packages.ts'
import { formatDate } from '#domain/dates.ts'
import { packagePartyWords } from '#domain/packages/package-party.ts'
import { photoAt } from '../../../gallery/photo-at.ts'
import { Money } from '../../../kit/money.tsx'
import { ButtonLink, State } from '../../../results/shop/states.tsx'
import { Picture } from '../../../site/picture.tsx'
import { daysWords } from '../package-words.ts'
import css from './package-cards.module.css'

interface Props {
  items: readonly OfferedPackageRow[]
  agency: string
}

/** The packages of an agency as cards. */
export function PackageCards({ items, agency }: Props) {
  if (items.length === 0)
    return (
      <State
        isPage
        title="No packages at the moment"
        text={`${agency} sells no packages now. Ask for one.`}
        actions={<ButtonLink to="/contact">Contact {agency}</ButtonLink>}
      />
    )
  return (
    <section className={css.packages} aria-labelledby="packages">
      <h1 id="packages" className={css.title}>
        Packages
      </h1>
      <ul className={css.cards}>
        {items.map(({ slug, name, summary, cover, photo, days, price, nextDay }, at) => (
          <li key={slug} className={css.card}>
            {cover && (
              <Picture
                image={{ ...cover, focus: '' }}
                ratio={[3, 2]}
                sizes="(max-width: 767px) 92vw, 400px"
                isFirst={at === 0}
                className={css.picture}
              />
            )}
            {photo && (
              <img
                {...photoAt(photo, 640)}
                sizes="(max-width: 767px) 92vw, 400px"
                alt=""
                width={600}
                height={400}
                loading={at === 0 ? 'eager' : 'lazy'}
                decoding="async"
                className={css.picture}
              />
            )}
            <div className={css.words}>
              <h2 className={css.name}>
                <a href={`/packages/${slug}`}>{name}</a>
              </h2>
              <p className={css.quiet}>
                {daysWords(days)} · next departure {formatDate(nextDay)}
              </p>
              <p>{summary}</p>
            </div>
            <p className={css.price}>
              <span className={css.quiet}>{price.isExact ? 'From' : 'About'}</span>
              <strong>
                <Money {...price.total} />
              </strong>
              <span className={css.quiet}>for {packagePartyWords(price.party)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
