import { Form } from 'react-router'
import type { PolicyResult } from '#contract/policies.ts'
import { disclosureKinds, disclosures } from '#domain/policies/disclosures.ts'
import { covers, flexibilities } from '#domain/policies/policy.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Money } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import { CompareTick } from '../../../products/compare-tick.tsx'
import { comparedPolicies, type PolicyFoundIn, toComparedPolicy } from '../../../products/protection/compare/compare-list.ts'
import { CoverTable } from '../../../products/protection/cover-table.tsx'
import { coolingWords, lateWords } from '../../../products/protection/policy-words.ts'
import { useMay } from '../../../session.ts'
import css from './policy-card.module.css'

type Props = { policy: PolicyResult; foundIn: PolicyFoundIn; people: number }

/** A policy with its price, its cover and its documents. */
export function PolicyCard({ policy, foundIn, people }: Props) {
  const numbers = useNumbers()
  const mayQuote = useMay('quotes:write')
  const { id, name, insurer, insurerNote, summary, total, flexibility, source } = policy
  const { searchId, currency } = foundIn
  const key = { searchId, id }
  const isCompared = comparedPolicies.useHas(key)
  const toggle = () => (isCompared ? comparedPolicies.remove(key) : comparedPolicies.add(toComparedPolicy(policy, foundIn)))
  return (
    <article className={css.card} aria-label={name}>
      <header className={css.head}>
        <div className={css.words}>
          <h2 className={css.name}>{name}</h2>
          <p className={css.facts}>
            {insurer}
            {source && <> · from {source}</>}
          </p>
          <p>{summary}</p>
          <div className={css.pills}>
            {!covers(policy, 'medical') && <Pill tone="warn">No medical cover</Pill>}
            <Pill tone="quiet">{flexibilities[flexibility]}</Pill>
          </div>
        </div>
        <div className={css.money}>
          <p className={css.price}>
            <Money amount={total} currency={currency} />
          </p>
          <p className={css.facts}>{people > 1 ? `for all ${people}, with taxes` : 'with taxes'}</p>
          <Form method="post" className={css.buttons}>
            <ActionButton name="policyId" value={id} aria-label={`Choose ${name}`}>
              Choose
            </ActionButton>
            <ActionButton name="toTrip" value={id} variant="default" aria-label={`Add to trip: ${name}`}>
              Add to trip
            </ActionButton>
            {mayQuote && (
              <ActionButton name="toQuote" value={id} variant="default" aria-label={`Add to quote: ${name}`}>
                Add to quote
              </ActionButton>
            )}
          </Form>
          <CompareTick isCompared={isCompared} onChange={toggle} of={name} />
        </div>
      </header>
      <ul className={css.documents}>
        {disclosureKinds.map((kind) => (
          <li key={kind}>
            <a
              href={`/api/protection/searches/${searchId}/policies/${id}/document?kind=${kind}`}
              target="_blank"
              rel="noreferrer"
            >
              {disclosures[kind]} (PDF)
            </a>
          </li>
        ))}
      </ul>
      <details className={css.more}>
        <summary>Cover, exclusions and cancellation</summary>
        <CoverTable policy={policy} />
        <p className={css.terms}>
          {coolingWords(policy)} {lateWords(policy, numbers)} {insurerNote}
        </p>
      </details>
    </article>
  )
}
