import { NativeSelect } from '@mantine/core'
import { writePreference } from '../../../kit/cookies.ts'
import css from './fields.module.css'
import type { Nation } from './nations.ts'
import type { StayDraft, StayProblems } from './stay-draft.ts'

type Props = {
  draft: StayDraft
  onChange: (change: Partial<StayDraft>) => void
  problems: StayProblems
  nations: readonly Nation[]
}

/** In kilometres, what is wanted around a place. */
const radii = [1, 2, 5, 10, 15, 20, 30]

/** Whose rates are asked for, and how far around the place. */
export function GuestOptions({ draft, onChange, problems, nations }: Props) {
  const near = radii.includes(draft.radiusKm) ? radii : [...radii, draft.radiusKm].toSorted((a, b) => a - b)
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
          value={String(draft.radiusKm)}
          error={problems.radiusKm}
          data={near.map((km) => ({ value: String(km), label: `${km} km` }))}
          onChange={({ currentTarget: { value } }) => onChange({ radiusKm: Number(value) })}
        />
      </label>
    </>
  )
}
