import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FareRules } from '#domain/flights/fare-rules.ts'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import css from './fare-rules.module.css'
import { BaggageTable, TicketRules, WayRulesTable } from './fare-rules.tsx'
import { loyaltyWords } from './loyalty-words.ts'

type Props = {
  rules: FareRules
  /** The place of departure, in whose time zone the airline's deadline is shown too. */
  place: ClockPlace
  /** The same as `fareRulesText`, a line each. */
  lines: readonly string[]
  /** Actions for the text, beside its title. */
  tools?: ReactNode
}

/** All rules of a fare: as tables, and as a text to read out or send. */
export function FareRulesSections({ rules, place, lines, tools }: Props) {
  return (
    <>
      <section className={css.section}>
        <h3 className={css.title}>The ticket</h3>
        <TicketRules rules={rules} place={place} />
      </section>
      <section className={css.section}>
        <h3 className={css.title}>{rules.ways.length > 1 ? 'Each way' : 'The fare'}</h3>
        <WayRulesTable rules={rules} />
      </section>
      <section className={css.section}>
        <h3 className={css.title}>Bags</h3>
        <BaggageTable travellers={rules.travellers} />
      </section>
      <section className={css.section}>
        <div className={css.head}>
          <h3 className={css.title}>In words</h3>
          {tools}
        </div>
        <div className={css.text}>
          {lines.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          {rules.loyaltyAirlines.length > 0 && (
            <p>Frequent-flyer numbers of {loyaltyWords(rules.loyaltyAirlines)} can be given when booking.</p>
          )}
          {rules.conditionsUrl ? (
            <p>
              <a href={rules.conditionsUrl} target="_blank" rel="noreferrer">
                Conditions of carriage of {rules.ownerName} <IconExternalLink size={14} stroke={1.5} aria-hidden="true" />
                <span className="visually-hidden">(opens in a new tab)</span>
              </a>
            </p>
          ) : (
            <p>{rules.ownerName} does not say where its conditions of carriage are published.</p>
          )}
        </div>
      </section>
    </>
  )
}
