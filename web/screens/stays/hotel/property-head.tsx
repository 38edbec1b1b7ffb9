import { IconMapPin } from '@tabler/icons-react'
import { sentence } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import { distanceWords, typeName } from '../../../products/stay/property-words.ts'
import { ScoreBadge } from '../../../products/stay/score-badge.tsx'
import { Stars } from '../../../products/stay/stars.tsx'
import css from './property-head.module.css'

type Props = {
  property: StayProperty
  /** The searched place. */
  near: string
}

/** Name, rating and address of the property. */
export function PropertyHead({ property, near }: Props) {
  const numbers = useNumbers()
  const { name, stars, address, district, km, score, reviewCount, chain, brand, profiles, type } = property
  const chainName = brand ?? chain
  const badges = [...(chainName ? [chainName] : []), ...profiles.map((profile) => `Good for ${profile.replaceAll('_', ' ')}`)]
  return (
    <header className={css.head}>
      <p className={css.kind}>
        {typeName({ type })} <Stars stars={stars} />
      </p>
      <h1 className={css.name}>{name}</h1>
      <ScoreBadge score={score} reviewCount={reviewCount} />
      <p className={css.where}>
        <IconMapPin size={16} stroke={1.5} aria-hidden="true" />
        <span>
          {address.line}, {address.city}
          {address.postcode && ` ${address.postcode}`}
          <span className={css.far}>
            {district && !address.line.includes(district) && `${district}, `}
            {distanceWords(km, numbers)} from {near}
          </span>
        </span>
      </p>
      {badges.length > 0 && (
        <ul className={css.badges}>
          {badges.map((badge) => (
            <li key={badge}>
              <Pill tone="quiet">{sentence(badge)}</Pill>
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}
