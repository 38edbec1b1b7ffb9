import type { LocalDate } from '#domain/dates.ts'
import type { Party } from '#domain/tours/search.ts'
import { Button } from '../../../../kit/form/button.tsx'
import css from '../../../../screens/tours/tour/people-form.module.css'
import { allButPeople, tourPagePath } from '../../../../screens/tours/tour/tour-page-address.ts'
import { PlainForm } from '../../../../search/shop/form.tsx'
import { PlainPeople } from './people.tsx'

type Props = {
  party: Party
  today: LocalDate
  /** Of the page's address. */
  query: string
}

/** Other people for a tour, on a page of plain HTML: prices and places are read again. */
export function PlainPeopleForm({ party, today, query }: Props) {
  const view = new URLSearchParams(allButPeople(new URLSearchParams(query)))
  return (
    <PlainForm
      product="tour"
      isOfProperty
      saved=""
      label="People"
      action={`${tourPagePath}#when`}
      draft={party}
      facts={{ today, base: '', view: `${view}`, filters: [], storedIn: null, problems: {} }}
    >
      <div className={css.form}>
        <PlainPeople id="tour" people={party} least={1} />
        <Button type="submit" variant="default" className={css.show}>
          Update prices
        </Button>
      </div>
    </PlainForm>
  )
}
