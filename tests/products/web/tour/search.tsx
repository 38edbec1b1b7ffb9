import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { apiContext } from '#web/context.ts'
import { ActionButton } from '#web/kit/form/action-button.tsx'
import { TextInput } from '#web/kit/form/text-input.tsx'
import { RecentSearches } from '#web/search/recent-searches.tsx'
import { SearchPage } from '#web/search/search-page.tsx'
import { sessionContext, todayAtAgency } from '#web/session.ts'
import type { TourSearch } from '../../tour/shapes.ts'

export const meta = () => [{ title: 'Search things to do' }]

export async function loader({ context }: LoaderFunctionArgs) {
  const isAgent = context.get(sessionContext).host.kind === 'agent'
  return { today: todayAtAgency(context), recent: isAgent ? await context.get(apiContext).tours.recent() : [] }
}

const toRecent = ({ city, day, participants }: TourSearch) => {
  const to = `/tours/results?${new URLSearchParams({ city, day, participants: String(participants) })}`
  return { key: to, to, title: city, facts: [formatDate(day), `${participants} participants`] }
}

export default function SearchTours() {
  const { today, recent } = useLoaderData<typeof loader>()
  return (
    <SearchPage
      title="Things to do"
      context="Tours of one city and day."
      form={
        <Form action="/tours/results">
          <TextInput label="City" name="city" required />
          <TextInput label="Day" name="day" type="date" required min={today} defaultValue={today} />
          <TextInput label="Participants" name="participants" type="number" min={1} max={9} defaultValue="2" />
          <ActionButton>Search tours</ActionButton>
        </Form>
      }
    >
      <RecentSearches recent={recent.map(toRecent)} />
    </SearchPage>
  )
}
