import type { PolicyTerms } from '#domain/policies/policy.ts'
import { useMoney } from '../../kit/money.tsx'
import css from './cover-table.module.css'
import { excessWords, limitWords } from './policy-words.ts'

type Props = { policy: Pick<PolicyTerms, 'name' | 'benefits' | 'exclusions'> }

/** What a policy pays for each person, what they bear, and what it does not pay. */
export function CoverTable({ policy: { name, benefits, exclusions } }: Props) {
  const write = useMoney()
  return (
    <>
      <table className={css.cover} aria-label={`Cover of ${name}`}>
        <thead>
          <tr>
            <th scope="col">For each person</th>
            <th scope="col">Limit</th>
            <th scope="col">Excess</th>
          </tr>
        </thead>
        <tbody>
          {benefits.map((benefit) => (
            <tr key={benefit.title}>
              <th scope="row">
                {benefit.title}
                {benefit.note && <span className={css.note}>{benefit.note}</span>}
              </th>
              <td>{limitWords(benefit, write)}</td>
              <td>{excessWords(benefit, write)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exclusions.length > 0 && (
        <div className={css.not}>
          <p className={css.title}>Not covered</p>
          <ul>
            {exclusions.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
