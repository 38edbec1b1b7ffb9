import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { isMeant } from '#domain/travel/is-meant.ts'
import { useShownScheme } from '../../kit/color-scheme.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { useMarked } from '../../kit/form/use-marked.ts'
import { ChoiceList } from '../../search/choice-list.tsx'
import { suggestNow, useSuggestions } from '../../search/suggestions.ts'
import { useSession } from '../../session.ts'
import css from './command-palette.module.css'
import { type Entry, rankEntries } from './entries.ts'
import { lookUp } from './look-up.ts'
import { ownEntries } from './own-entries.ts'

const words = {
  failed: 'Orders cannot be looked up now. Try again in a moment.',
  waiting: 'Looking…',
  none: (query: string) => `Nothing is called “${query}”.`,
}

/** Finds screens, actions, orders, customers and destinations by a text. Opens each time `request` grows. */
export function CommandPalette({ request }: { request: number }) {
  const session = useSession()
  const navigate = useNavigate()
  const submit = useSubmit()
  const scheme = useShownScheme()
  const [closed, setClosed] = useState(0)
  const [typed, setTyped] = useState('')
  const latest = useRef('')
  const isOpen = request > closed
  const text = typed.trim()
  const found = useSuggestions(lookUp, typed, isOpen)
  const isAnswered = found.query === text

  const own = ownEntries({
    permissions: session?.permissions ?? [],
    scheme,
    signOut: () => void submit(null, { method: 'post', action: '/sign-out' }),
  })
  // Until the response arrives, matching results of the previous text are shown.
  const looked = isAnswered ? found.items : found.items.filter(({ label, note = '' }) => isMeant([label, note], text))
  const entries = rankEntries(text, own, text === '' ? [] : looked)
  const type = (written: string) => {
    setTyped(written)
    latest.current = written.trim()
  }
  const close = () => {
    setClosed(request)
    type('')
  }
  const run = ({ does }: Entry) => {
    close()
    if (typeof does === 'string') void navigate(does)
    else does()
  }
  /** Enter selects the marked line; while the lookup runs, the first line once it arrives, unless the text changed. */
  const take = async (at: number) => {
    const entry = entries[at]
    if (entry) return run(entry)
    const [first] = (await suggestNow(lookUp, text)) ?? []
    if (first && latest.current === text) run(first)
  }
  const marked = useMarked({ query: text, count: entries.length, onTake: (at) => void take(at) })

  return (
    <Dialog
      shape="top"
      title="Search"
      isOpen={isOpen}
      onClose={close}
      head={
        <>
          <IconSearch className={css.icon} size={18} stroke={1.5} aria-hidden="true" />
          <input
            {...marked.typing}
            className={css.input}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            placeholder="Order, booking reference, name, place, action"
            aria-label="Search"
            data-autofocus
          />
        </>
      }
    >
      <div className={css.list}>
        <ChoiceList
          id={marked.id}
          label="Search"
          found={{ ...found, items: entries, query: isAnswered || entries.length > 0 ? text : null }}
          query={typed}
          at={marked.at}
          optionId={marked.optionId}
          onChoose={run}
          words={words}
          keyOf={({ key }) => key}
          groupOf={({ group }) => group}
          rowOf={({ icon: Icon, label, note }) => (
            <span className={css.row}>
              <Icon className={css.icon} size={18} stroke={1.5} aria-hidden="true" />
              <span className={css.label}>{label}</span>
              {note && <span className={css.note}>{note}</span>}
            </span>
          )}
        />
      </div>
      <p className={css.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Esc</kbd> close
        </span>
      </p>
    </Dialog>
  )
}
