import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import type { OfferPassenger } from '#domain/flights/offer.ts'
import type { TypedName } from '#domain/flights/people/name-hints.ts'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { DateInput } from '../../../products/checkout/date-input.tsx'
import { fieldValue, fillFields } from '../../../products/checkout/fill-fields.ts'
import { PersonCard } from '../../../products/checkout/person-card.tsx'
import { useIsShop } from '../../../session.ts'
import { NameHints } from './name-hints.tsx'
import { PassportLinesField } from './passport-lines-field.tsx'
import { savedFields } from './saved-fields.ts'
import css from './traveller-card.module.css'
import { genderOf, titleOptions } from './traveller-fields.ts'
import { LoyaltyFields, PassportFields } from './traveller-papers.tsx'

type Props = {
  index: number
  /** `Adult 1`. */
  label: string
  passenger: OfferPassenger
  field: Fields['field']
  /** Initial values of the fields, by path. */
  start: Record<string, string>
  lastDay: LocalDate
  today: LocalDate
  /** Countries that issue passports; null if the airline needs none. */
  countries: readonly { code: string; name: string; iso3: string }[] | null
  /** Frequent-flyer programmes that the booking accepts. */
  programmes: readonly { code: string; name: string }[]
  /** Whether the agency has saved travellers. */
  hasSaved: boolean
}

/** Only agents have saved travellers: a customer's form does not load the picker. */
const SavedPicker = lazyChunk(
  () => import('../../../products/checkout/saved-picker.tsx').then((chunk) => chunk.SavedPicker),
  <div className={css.picker} />,
)

const choose = { value: '', label: 'Choose' }

/** Sets the gender that a title implies, while none is selected. */
function followTitle({ form, name, value }: HTMLSelectElement): void {
  const gender = form?.elements.namedItem(name.replace('.title', '.gender'))
  if (!(gender instanceof HTMLSelectElement) || gender.value !== '' || !genderOf[value]) return
  gender.value = genderOf[value]
  gender.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The fields of one traveller: names and birth as in the passport, and the passport if it is required. */
export function TravellerCard(props: Props) {
  const { index, label, passenger, field, start, lastDay, today, countries, programmes, hasSaved } = props
  const isShop = useIsShop()
  const card = useRef<HTMLFieldSetElement>(null)
  const at = (name: string) => `travellers.${index}.${name}`
  // A title may have been selected before hydration.
  useEffect(() => {
    const title = card.current?.querySelector('select[name$=".title"]')
    if (title instanceof HTMLSelectElement) followTitle(title)
  }, [])
  const first = (name: string) => start[at(name)] ?? ''
  const [names, setNames] = useState<TypedName>(() => ({
    title: first('title'),
    givenName: first('givenName'),
    familyName: first('familyName'),
  }))
  const of = (name: string) => field(at(name), start[at(name)])
  const autofill = (token: string) => `section-traveller-${index + 1} ${token}`

  const look = () => {
    const form = card.current?.form ?? null
    setNames({
      title: fieldValue(form, at('title')),
      givenName: fieldValue(form, at('givenName')),
      familyName: fieldValue(form, at('familyName')),
    })
  }
  const fill = (fields: Record<string, string>) => {
    const form = card.current?.form
    if (form) fillFields(form, Object.fromEntries(Object.entries(fields).map(([name, value]) => [at(name), value])))
    look()
  }
  /** Names are validated when both are left: half a name is not an error while the other is typed. */
  const leave = ({ relatedTarget }: FocusEvent) => {
    const next = relatedTarget instanceof HTMLInputElement ? relatedTarget.name : ''
    if (next !== at('givenName') && next !== at('familyName')) look()
  }

  return (
    <PersonCard ref={card} title={label}>
      {hasSaved && (
        <SavedPicker
          label={label}
          lastDay={lastDay}
          onPick={(person) =>
            fill(
              savedFields(
                person,
                passenger.type,
                programmes.map(({ code }) => code),
              ),
            )
          }
        />
      )}
      <PassportLinesField label={label} today={today} countries={countries ?? []} onRead={fill} />
      <div className={css.fields}>
        <NativeSelect
          label="Title"
          className={css.short}
          data={[choose, ...titleOptions[passenger.type]]}
          autoComplete={autofill('honorific-prefix')}
          onChange={(event) => followTitle(event.currentTarget)}
          {...of('title')}
        />
        <TextInput
          label="Given name"
          autoComplete={autofill('given-name')}
          autoCapitalize="words"
          spellCheck={false}
          onBlur={leave}
          {...of('givenName')}
        />
        <TextInput
          label="Family name"
          autoComplete={autofill('family-name')}
          autoCapitalize="words"
          spellCheck={false}
          onBlur={leave}
          {...of('familyName')}
        />
        <div className={css.wide}>
          <NameHints names={names} onFix={(fix) => fill({ ...fix })} />
        </div>
        <NativeSelect
          label="Gender"
          className={css.short}
          data={[choose, { value: 'f', label: 'Female' }, { value: 'm', label: 'Male' }]}
          autoComplete={autofill('sex')}
          {...of('gender')}
        />
        <DateInput label="Date of birth" autoComplete={autofill('bday')} {...of('bornOn')} />
      </div>
      {countries && <PassportFields of={of} countries={countries} />}
      {programmes.length > 0 && passenger.type !== 'INF' && <LoyaltyFields of={of} programmes={programmes} />}
      {!isShop && (
        <Tick
          className={css.keep}
          name={at('keep')}
          defaultChecked={first('keep') === 'on'}
          label="Save for next time"
          description="With their consent: stored encrypted for your agency only, until someone deletes it."
        />
      )}
    </PersonCard>
  )
}
