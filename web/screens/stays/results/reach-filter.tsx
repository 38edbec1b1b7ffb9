import { defaultRadiusKm } from '#domain/defaults.ts'
import type { Filters } from '#domain/results/filter-rules.ts'
import { SEARCH_RADIUS_KM } from '#domain/stays/search-rules.ts'
import { Tick } from '../../../kit/form/tick.tsx'
import { Section } from '../../../results/filter-rail.tsx'
import { RangeLimit } from '../../../results/range-limit.tsx'

type Props = {
  place: string
  /** As far as was searched for, in kilometres. */
  radiusKm: number
  /** Null: as far as was searched for. */
  within: number | null
  anywhere: boolean
  onChange: (change: Filters) => void
}

/** How far from the place houses may be, or any distance that sources told of. */
export function ReachFilter({ place, radiusKm, within, anywhere, onChange }: Props) {
  const start = radiusKm || defaultRadiusKm
  return (
    <Section section={{ title: 'Distance', isOpen: true }} isOn={within !== null || anywhere}>
      <Tick
        isSwitch
        label={`Near ${place}`}
        checked={!anywhere}
        onChange={(event) => onChange({ anywhere: !event.currentTarget.checked })}
      />
      {!anywhere && (
        <RangeLimit
          label={`Kilometres from ${place}`}
          min={1}
          max={SEARCH_RADIUS_KM}
          step={1}
          start={start}
          value={within}
          words={(km) => `${km} km`}
          onChange={(km) => onChange({ within: km })}
        />
      )}
    </Section>
  )
}
