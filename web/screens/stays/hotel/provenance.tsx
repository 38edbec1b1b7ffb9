import { sentence } from '#domain/stays/kinds.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import css from './rate-details.module.css'

/** The supplier of each fact, for members who may see it. */
export function Provenance({ provenance }: { provenance: Record<string, string> }) {
  const spaced = (fact: string) => sentence(fact.replaceAll(/([A-Z])/g, ' $1').toLowerCase())
  return (
    <details className={css.more}>
      <summary>Where each fact comes from (agency only)</summary>
      <div className={css.body}>
        <SummaryList rows={Object.entries(provenance).map(([fact, value]) => ({ label: spaced(fact), value }))} />
      </div>
    </details>
  )
}
