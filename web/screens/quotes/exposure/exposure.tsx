import { href, Link } from 'react-router'
import { type LossReason, lossReasonNames, lossReasons } from '#domain/quotes/quote-status.ts'
import { apiContext } from '../../../context.ts'
import { Button } from '../../../kit/form/button.tsx'
import { answerBulk } from '../../../kit/list/answer-bulk.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useMay } from '../../../session.ts'
import type { Route } from './+types/exposure'
import { exposureBulk, exposureList, marginLeft, priceToday } from './exposure-list.tsx'
import { HeldExposure } from './held-exposure.tsx'
import { Shortfall } from './shortfall.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Unpaid quotes' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).quotes.exposure()

/** A chosen reason, or any other text as the note of another reason. */
function lossOf(text: string): { reason: LossReason; note: string } {
  const known = lossReasonNames.find((name) => lossReasons[name] === text)
  return known ? { reason: known, note: '' } : { reason: 'other', note: text.slice(0, 500) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { quotes } = context.get(apiContext)
  return answerBulk(request, {
    check: (id) => quotes.check({ id }),
    extend: (id, days) => quotes.extend({ id, days: Number.parseInt(days, 10) }),
    requote: (id) => quotes.requote({ id }),
    withdraw: (id, text) => quotes.withdraw({ id, ...lossOf(text) }),
  })
}

/** What unpaid quotes cost today, those below cost first. */
export default function Exposure({ loaderData: { items, isMore, holds } }: Route.ComponentProps) {
  const mayWrite = useMay('quotes:write')
  const seesMargin = useMay('margin:read')
  const list = {
    ...exposureList,
    columns: [...exposureList.columns, seesMargin ? marginLeft : priceToday],
    ...(mayWrite && { bulk: exposureBulk }),
  }
  return (
    <ListPage
      title="Unpaid quotes"
      context="At the prices that suppliers ask today, as last checked."
      list={list}
      rows={items}
      paging={{ next: null }}
      actions={
        <>
          <Button component={Link} to={href('/quotes/board')} variant="default">
            Board
          </Button>
          <Button component={Link} to={href('/quotes')} variant="default">
            List
          </Button>
        </>
      }
    >
      {isMore && (
        <Notice tone="info" title="There are more unpaid quotes">
          <p>The hundred that expire first are shown.</p>
        </Notice>
      )}
      <Shortfall items={items} />
      <HeldExposure holds={holds} />
    </ListPage>
  )
}
