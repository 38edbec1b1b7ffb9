import type { PricedStayRate } from '#domain/stays/rate.ts'
import css from './conditions.module.css'

/** Conditions of the property or its supplier for a rate, in their words. */
export function Conditions({ conditions }: Pick<PricedStayRate, 'conditions'>) {
  if (conditions.length === 0) return null
  return (
    <dl className={css.conditions}>
      {conditions.map(({ title, description }) => (
        <div key={`${title} ${description}`}>
          <dt>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
