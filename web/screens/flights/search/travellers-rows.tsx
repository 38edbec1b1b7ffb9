import { useFocusOnCome } from '../../../search/calendar.ts'
import { ageCount, ChildAges } from '../../../search/child-ages.tsx'
import css from '../../../search/count-row.module.css'
import { CountRow } from '../../../search/count-row.tsx'
import type { SearchDraft } from './search-draft.ts'

type Props = {
  draft: SearchDraft
  onChange: (change: Partial<SearchDraft>) => void
  error: string | undefined
}

const most = 9

/** Travellers by type, with the age of each child. An invalid combination is reported, not silently prevented. */
export function TravellersRows({ draft: { adults, children, infants }, onChange, error }: Props) {
  const rows = useFocusOnCome()
  return (
    <div className={css.rows} ref={rows}>
      <CountRow
        label="Adults"
        help="12 and over"
        value={adults}
        least={1}
        most={most}
        onChange={(next) => onChange({ adults: next })}
      />
      <CountRow
        label="Children"
        help="2 to 11"
        value={children.length}
        most={most}
        onChange={(next) => onChange({ children: ageCount(children, next) })}
      />
      <ChildAges
        legend="Age on the day of the last flight"
        ages={children}
        from={2}
        to={11}
        isWrong={Boolean(error)}
        onChange={(ages) => onChange({ children: ages })}
      />
      <CountRow
        label="Infants"
        help="Under 2, on a lap"
        value={infants}
        most={most}
        onChange={(next) => onChange({ infants: next })}
      />
      {error && (
        <p className={css.problem} role="status">
          {error}
        </p>
      )}
    </div>
  )
}
