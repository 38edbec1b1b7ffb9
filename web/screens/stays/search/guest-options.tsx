import { writePreference } from '../../../kit/cookies.ts'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { distanceOf, distancesOf } from './distances.ts'
import css from './fields.module.css'
import type { Nation } from '../../../search/nations.ts'
import type { StayDraft, StayProblems } from './stay-draft.ts'

type Props = {
  draft: StayDraft
  onChange: (change: Partial<StayDraft>) => void
  problems: StayProblems
  nations: readonly Nation[]
}

/** Nationality and distance. */
export function GuestOptions({ draft, onChange, problems, nations }: Props) {
  return (
    <>
      <label className={css.option} htmlFor="field-nationality">
        Guests from
        <NativeSelect
          id="field-nationality"
          name="nationality"
          aria-label="Nationality of the guests"
          className={css.nations}
          value={draft.nationality}
          error={problems.nationality}
          data={nations.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ currentTarget: { value } }) => {
            writePreference('guestNationality', value)
            onChange({ nationality: value })
          }}
        />
      </label>
      <label className={css.option} htmlFor="field-radiusKm">
        Within
        <NativeSelect
          id="field-radiusKm"
          name="radius"
          aria-label="How far from the place"
          value={distanceOf(draft)}
          error={problems.radiusKm}
          data={distancesOf(draft)}
          onChange={({ currentTarget: { value } }) => onChange({ radiusKm: Number(value) || null })}
        />
      </label>
    </>
  )
}
