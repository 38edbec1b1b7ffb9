import type { Party } from '#domain/tours/search.ts'
import { forPeople } from '../../../../screens/tours/tour/tour-page-address.ts'
import { watchPanels } from '../../../../search/shop/client/panels.ts'
import { partyFields } from '../../../../search/shop/client/party-fields.ts'
import { part } from '../../../../search/shop/client/piece.ts'
import { runForm } from '../../../../search/shop/client/run-form.ts'
import { partyCount, partyWords } from '../../tour-words.ts'

interface Draft {
  adults: number
  children: (number | null)[]
}

/** Serves the form of other people for one tour. */
export function runPeopleForm(form: HTMLFormElement): void {
  const start: Draft = JSON.parse(form.dataset.draft ?? '')
  const party = partyFields(form, ({ adults, children }) => change({ adults, children }))
  const { change } = runForm<Draft, Party>(form, () => ({
    start,
    given: {},
    check({ adults, children }) {
      const ages = children.filter((age) => age !== null)
      const isWhole = ages.length === children.length
      return isWhole ? { search: { adults, children: ages } } : { problems: { people: 'Choose the age of each child.' } }
    },
    live: () => ({}),
    addressOf: () => new URLSearchParams(),
    storedIn: null,
    settle: async () => {},
    toResults: (people) => forPeople(new URLSearchParams(location.search), people),
    paint(draft) {
      party.paint({ ...draft, infants: 0 })
      part(form, '[data-value]').textContent = partyCount(draft)
      part(form, '[data-total]').textContent = partyWords(draft)
    },
  }))
  watchPanels(form)
}
