import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { FieldPanel } from '../../../search/field-panel.tsx'
import { travellerCount } from '../../../search/traveller-words.ts'
import type { SearchDraft } from './search-draft.ts'

type Props = {
  draft: SearchDraft
  onChange: (change: Partial<SearchDraft>) => void
  error: string | undefined
  isPhone: boolean
}

/** Loaded when the field is hovered or focused. */
const TravellersRows = lazyChunk(() => import('./travellers-rows.tsx').then((chunk) => chunk.TravellersRows))

/** The travellers of a search; a panel changes them. */
export function TravellersField({ draft, onChange, error, isPhone }: Props) {
  return (
    <FieldPanel
      label="Travellers"
      name="travellers"
      error={error}
      value={travellerCount(draft)}
      isPhone={isPhone}
      side="end"
      onNear={TravellersRows.ready}
    >
      {() => <TravellersRows draft={draft} onChange={onChange} error={error} />}
    </FieldPanel>
  )
}
