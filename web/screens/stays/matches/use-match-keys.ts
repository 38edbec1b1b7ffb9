import { useHotkeys } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { DoubtfulMatch } from '#contract/stays.ts'

/**
 * Keyboard shortcuts: S same, D different, N next, P previous, U undo the last decision. Returns the pair they apply to. Keys are ignored while a
 * decision is being saved.
 */
export function useMatchKeys(matches: readonly DoubtfulMatch[], last: string | null): string | null {
  const [chosen, choose] = useState(0)
  const submit = useSubmit()
  const isIdle = useNavigation().state === 'idle'
  const at = Math.max(Math.min(chosen, matches.length - 1), 0)
  const current = matches[at]?.id ?? null

  const decide = (decision: string, id: string | null) => {
    if (id && isIdle) submit({ id, decision: `${decision} ${id}` }, { method: 'post', preventScrollReset: true })
  }
  const go = (to: number) => {
    const next = Math.max(Math.min(to, matches.length - 1), 0)
    choose(next)
    show(matches[next]?.id)
  }
  useHotkeys([
    ['s', () => decide('same', current)],
    ['d', () => decide('different', current)],
    ['u', () => decide('open', last)],
    ['n', () => go(at + 1)],
    ['p', () => go(at - 1)],
  ])
  // After a decision the next pair takes its index.
  useEffect(() => {
    if (last && current) show(current)
  }, [last, current])
  return current
}

const show = (id: string | undefined) => {
  const pair = id && document.getElementById(`pair-${id}`)
  if (!pair) return
  pair.focus({ preventScroll: true })
  pair.scrollIntoView({ block: 'nearest' })
}
