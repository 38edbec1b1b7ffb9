import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Page } from '../../kit/page.tsx'
import { FailedState } from '../../kit/states/failed-state.tsx'
import { useIsPast } from '../../kit/use-is-past.ts'
import { ExpiredNote, ExpiredState } from '../expired.tsx'
import { ProgressLine } from '../progress-line.tsx'
import type { FoundSoFar } from '../search-stream.ts'
import { SummaryBar } from '../summary-bar.tsx'
import { UnreadNotice } from '../unread-notice.tsx'

type Props<Item> = {
  /** Null while the search is started. */
  searchId: string | null
  /** Null until results arrive, and once they are no longer stored. */
  found: FoundSoFar<Item> | null
  /** The search as query parameters, and the address that repeats it. */
  query: string
  searchAgain: string
  /** The search in two lines, and its form, which is open if it was being edited. */
  title: ReactNode
  form: ReactNode
  isEdited: boolean
  onNear: () => void
  /** Above the results. */
  note?: ReactNode
  /** The invalid filters and sort of the address. */
  unread: string[]
  counted: (count: number) => string
  skeleton: ReactNode
  /** Nothing was found. */
  none: ReactNode
  children: (found: FoundSoFar<Item>, searchId: string) => ReactNode
}

/** The results of a search: loading, expired, failed, none, or all of them. */
export function ResultsPage<Item>({ searchId, found, query, searchAgain, ...props }: Props<Item>) {
  const isPast = useIsPast(found?.expiresAt ?? '')
  const navigate = useNavigate()
  const isEmpty = found !== null && found.isFinished && found.items.length === 0
  const broken = found?.failure && found.failure !== 'broken-off' ? found.failure : null
  return (
    <Page width="wide">
      <SummaryBar key={query} title={props.title} onNear={props.onNear} startsOpen={props.isEdited}>
        {props.form}
      </SummaryBar>
      {props.note}
      <UnreadNotice problems={props.unread} />
      {isEmpty && <ProgressLine found={found} counted={props.counted(0)} />}
      {found && isPast && <ExpiredNote searchAgain={searchAgain} />}
      {!searchId && props.skeleton}
      {searchId && !found && <ExpiredState searchAgain={searchAgain} />}
      {isEmpty && found.failure && (
        <FailedState
          title={broken?.title ?? 'The connection broke off'}
          text={broken?.body ?? 'Nobody had answered by then. Nothing was booked.'}
          onRetry={() => navigate(searchAgain)}
        />
      )}
      {isEmpty && !found.failure && props.none}
      {searchId && found && !isEmpty && props.children(found, searchId)}
    </Page>
  )
}
