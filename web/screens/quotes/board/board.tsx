import { href, Link } from 'react-router'
import { apiContext } from '../../../context.ts'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { Trail } from '../../../order/trail.tsx'
import { useMay } from '../../../session.ts'
import type { Route } from './+types/board'
import css from './board.module.css'
import { BoardColumn } from './column.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Board of quotes' }]

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).quotes.board()

/** Quotes by stage, with what each column is worth. */
export default function Board({ loaderData: { columns, reasons } }: Route.ComponentProps) {
  const mayWrite = useMay('quotes:write')
  const make = (
    <Button component={Link} to={href('/quotes/new')}>
      New quote
    </Button>
  )
  return (
    <Page width="wide">
      <PageHeader title="Board of quotes" context={<Trail above={[{ label: 'Quotes', to: href('/quotes') }]}>Board</Trail>}>
        <Button component={Link} to={href('/quotes/exposure')} variant="default">
          Unpaid quotes
        </Button>
        <Button component={Link} to={href('/quotes')} variant="default">
          List
        </Button>
        {mayWrite && make}
      </PageHeader>
      {columns.every(({ count }) => count === 0) ? (
        <EmptyState
          title="No quotes yet"
          text="Each quote is in the column of its state, from the draft to the booking."
          action={mayWrite && make}
        />
      ) : (
        <div className={css.board}>
          {columns.map((column) => (
            <BoardColumn key={column.stage} column={column} reasons={column.stage === 'lost' ? reasons : []} />
          ))}
        </div>
      )}
    </Page>
  )
}
