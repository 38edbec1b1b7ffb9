import { IconArrowUp } from '@tabler/icons-react'
import { Button } from '../kit/form/button.tsx'
import { EmptyState } from '../kit/states/empty-state.tsx'
import css from './filtered-results.module.css'

/** The filters leave none of the results. */
export const NothingPasses = ({ title = 'Nothing passes these filters', onClear }: { title?: string; onClear: () => void }) => (
  <EmptyState
    title={title}
    text="Take one away, or clear them all."
    action={<Button onClick={onClear}>Clear all filters</Button>}
  />
)

/** Sorts in the results that arrived while the list was read: `3 flights`. */
export const SortInButton = ({ waiting }: { waiting: string }) => (
  <Button
    className={css.fresh}
    leftSection={<IconArrowUp size={16} stroke={1.75} />}
    onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
  >
    {waiting} more: sort them in
  </Button>
)
