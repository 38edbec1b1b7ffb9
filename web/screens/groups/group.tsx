import { href } from 'react-router'
import { type GroupState, groupRuleWords, groupStateWords, isCollecting } from '#domain/groups/group.ts'
import { numbersOf } from '#domain/numbers.ts'
import { apiContext } from '../../context.ts'
import { DateText } from '../../kit/date-text.tsx'
import { DetailSection } from '../../kit/detail-section.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { Money } from '../../kit/money.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { readKnown } from '../../kit/read-known.ts'
import { Pill, type Tone } from '../../kit/status-pill.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import { Trail } from '../../order/trail.tsx'
import { partsOf } from '../../products/order-parts.ts'
import { sessionContext, useMay } from '../../session.ts'
import type { Route } from './+types/group'
import { EndForm } from './end-form.tsx'
import { runGroup } from './group-actions.ts'
import { NewGroupForm } from './new-group-form.tsx'
import { Rooming } from './rooming.tsx'
import { Shares } from './shares.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Shared cost of ${loaderData.order.number}` : 'Shared cost' },
]

/** Once the hold of a group is given up, also the search of a new booking for those who have paid. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const found = await readKnown(api.groups.get({ id }))
  if (found.group?.state !== 'dropped') return { ...found, again: null }
  const order = await readKnown(api.orders.get({ id }))
  return { ...found, again: partsOf(order).searchAgain(order, found.group.paidPeople) }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const api = context.get(apiContext)
  const { reader } = context.get(sessionContext)
  try {
    const { order } = await api.groups.get({ id })
    return { done: await runGroup(api, { order, numbers: numbersOf(reader.numbers) }, typed) }
  } catch (error) {
    return failedForm(error, typed)
  }
}

const tones: Record<GroupState, Tone> = { collecting: 'info', decided: 'info', dropped: 'warn', paid: 'good', ended: 'quiet' }

/** The cost of a held order that its travellers share: who pays what, and who sleeps where. */
export default function Group({ loaderData: { order, group, again } }: Route.ComponentProps) {
  const mayWrite = useMay('orders:write')
  return (
    <Page>
      <PageHeader
        title={order.title}
        context={<Trail above={[{ label: 'Orders', to: href('/order') }]}>Shared cost of {order.number}</Trail>}
      >
        {group && <Pill tone={tones[group.state]}>{groupStateWords[group.state]}</Pill>}
      </PageHeader>
      {group ? (
        <>
          <DetailSection title="Group">
            <SummaryList
              rows={[
                { label: 'Organised by', value: group.organiser.name, note: group.organiser.email },
                { label: 'Price', value: <Money {...group.total} exact /> },
                { label: 'Paid', value: <Money {...group.paid} exact /> },
                { label: 'Shares are paid until', value: <DateText value={group.decideAt} withTime /> },
                ...(group.payBy && isCollecting(group.state)
                  ? [{ label: 'The hold ends', value: <DateText value={group.payBy} withTime /> }]
                  : []),
                { label: 'Rule', value: groupRuleWords[group.rule].title },
              ]}
            />
          </DetailSection>
          <Shares group={group} mayWrite={mayWrite} again={again} />
          <Rooming group={group} mayWrite={mayWrite} />
          {mayWrite && <EndForm group={group} />}
        </>
      ) : (
        mayWrite && <NewGroupForm order={order} />
      )}
    </Page>
  )
}
