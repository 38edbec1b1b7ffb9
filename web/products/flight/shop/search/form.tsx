import { IconArrowsExchange, IconPlus, IconSearch, IconX } from '@tabler/icons-react'
import { CHILD_AGES, MAX_LEGS, MAX_SEATS } from '#domain/flights/search-rules.ts'
import { Button } from '../../../../kit/form/button.tsx'
import { NativeSelect } from '../../../../kit/form/native-select.tsx'
import { Segments } from '../../../../kit/form/segments.tsx'
import { Tick } from '../../../../kit/form/tick.tsx'
import fields from '../../../../screens/flights/search/fields.module.css'
import { cabinOptions, flexibleLabel, flightResults, tripOptions } from '../../../../screens/flights/search/form-words.ts'
import { type LegDraft, legPrefix } from '../../../../screens/flights/search/legs.ts'
import legs from '../../../../screens/flights/search/legs-field.module.css'
import { placeIcons } from '../../../../screens/flights/search/place-list.tsx'
import { placeLabel } from '../../../../screens/flights/search/place-words.ts'
import { type SearchDraft, travellerProblem, unknownPlaces, unreadDays } from '../../../../screens/flights/search/search-draft.ts'
import counts from '../../../../search/count-row.module.css'
import form from '../../../../search/search-form.module.css'
import { PlainAges, PlainCount } from '../../../../search/shop/counts.tsx'
import { PlainDates } from '../../../../search/shop/dates.tsx'
import { type PlainFacts, PlainForm } from '../../../../search/shop/form.tsx'
import { PlainPanel } from '../../../../search/shop/panel.tsx'
import { PlainPlace } from '../../../../search/shop/place.tsx'
import { RowPieces } from '../../../../search/shop/rows.tsx'
import { travellerCount } from '../../../../search/traveller-words.ts'
import css from './form.module.css'

type Props = { id: string; draft: SearchDraft; facts: PlainFacts }

/** The search for flights on pages of plain HTML, with the same fields as on hydrated screens. */
export function PlainFlightForm({ id, draft, facts }: Props) {
  const empty: LegDraft = { from: null, to: null, depart: null }
  // Without scripts a trip has up to three flights.
  const more = [0, 1].map((at) => draft.more[at] ?? empty)
  const problems = { ...travellerProblem(draft, facts.today), ...unknownPlaces(draft), ...unreadDays(draft), ...facts.problems }
  return (
    <PlainForm
      product="flight"
      saved="flightSearches"
      label="Search flights"
      action={flightResults}
      draft={draft}
      facts={facts}
      problems={problems}
      outside={['address', 'dealCode', 'corporateCode']}
    >
      <div className={`${form.top} ${css.top}`}>
        <Segments name="trip" label="Trip type" value={draft.trip} options={tripOptions} />
        <NativeSelect name="cabin" aria-label="Cabin" defaultValue={draft.cabin} data={cabinOptions} autoComplete="off" />
        <Tick name="direct" value="1" label="Direct only" defaultChecked={draft.directOnly} autoComplete="off" />
        <Tick
          isSwitch
          className={css.flexible}
          name="flex"
          value="1"
          label={flexibleLabel}
          defaultChecked={draft.flexibleDates}
          autoComplete="off"
        />
      </div>
      <div className={`${form.row} ${fields.row} ${css.row}`}>
        <fieldset className={`${legs.leg} ${css.first}`} data-leg>
          <legend className={legs.legend}>Flight 1</legend>
          <div className={`${fields.places} ${css.places}`}>
            <LegPlaces id={id} prefix="" leg={draft} />
            <button type="button" className={fields.swap} aria-label="Swap from and to" data-swap-places data-with-script>
              <IconArrowsExchange size={16} stroke={1.5} aria-hidden="true" />
            </button>
          </div>
          <PlainDates
            id={id}
            days={[
              { label: 'Departure', name: 'depart', value: draft.depart },
              { label: 'Return', name: 'return', value: draft.return },
            ]}
          />
        </fieldset>
        <div className={css.more}>
          <div className={css.legs} data-legs>
            <noscript>
              {more.map((leg, at) => (
                <Leg key={at} id={id} index={at + 1} leg={leg} />
              ))}
            </noscript>
          </div>
          <div className={legs.foot} data-with-script>
            <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={16} stroke={1.5} />} data-add-leg>
              Add a flight
            </Button>
            <span className={legs.full} data-full hidden>
              At most {MAX_LEGS} flights in one trip.
            </span>
          </div>
          <p className={legs.problem} role="alert" data-field="more">
            {problems.more}
          </p>
        </div>
        <PlainPanel id={id} label="Travellers" name="travellers" value={travellerCount(draft)}>
          <div className={counts.rows}>
            <PlainCount
              label="Adults"
              help="12 and over"
              name="adults"
              kind="adults"
              value={draft.adults}
              least={1}
              most={MAX_SEATS}
            />
            <PlainCount label="Children" help="2 to 11" kind="children" value={draft.children.length} most={MAX_SEATS - 1} />
            <PlainAges
              legend="Age on the day of the last flight"
              ages={draft.children}
              from={CHILD_AGES.least}
              to={CHILD_AGES.most}
              most={MAX_SEATS - 1}
            />
            <PlainCount
              label="Infants"
              help="Under 2, on a lap"
              name="infants"
              kind="infants"
              value={draft.infants}
              most={MAX_SEATS}
            />
            <p className={counts.problem} role="status" data-said-inside />
          </div>
        </PlainPanel>
        <Button type="submit" className={form.search} aria-label="Search flights">
          <IconSearch size={18} stroke={2} aria-hidden="true" className={form.glass} />
          Search<span className={form.rest}> flights</span>
        </Button>
      </div>
      <template data-piece="leg">
        <Leg id={id} index={0} leg={empty} />
      </template>
      <RowPieces icons={placeIcons} hasCode />
    </PlainForm>
  )
}

type LegProps = { id: string; prefix: string; leg: LegDraft }

const LegPlaces = ({ id, prefix, leg }: LegProps) => (
  <>
    {(['from', 'to'] as const).map((end) => {
      const [place, unknown] = [leg[end], leg[`${end}Text`]]
      const text = place ? placeLabel(place) : (unknown?.text ?? '')
      const label = { from: 'From', to: 'To' }[end]
      const meant = (unknown?.meant ?? []).map((one) => ({ label: placeLabel(one), value: one.code }))
      const field = { id, label, name: `${prefix}${end}`, text, meant }
      return <PlainPlace key={end} {...field} placeholder="City or airport" />
    })}
  </>
)

/** A further flight; the script sets its number and names. */
const Leg = ({ id, index, leg }: { id: string; index: number; leg: LegDraft }) => (
  <fieldset className={legs.leg} data-leg>
    <legend className={legs.legend}>Flight {index + 1}</legend>
    <LegPlaces id={id} prefix={legPrefix(index)} leg={leg} />
    <PlainDates id={id} days={[{ label: 'Departure', name: `${legPrefix(index)}depart`, value: leg.depart }]} />
    <button type="button" className={legs.remove} aria-label={`Remove flight ${index + 1}`} data-remove-leg data-with-script>
      <IconX size={18} stroke={1.5} aria-hidden="true" />
    </button>
  </fieldset>
)
