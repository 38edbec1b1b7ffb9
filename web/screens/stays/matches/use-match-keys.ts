import { useHotkeys } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { DoubtfulMatch } from '#contract/stays.ts'

/**
 * The keys of the desk: S same, D different, N and P the next and the one before, U takes the last decision back. Returns which pair they are about.
 * A key that comes while a decision is on its way is about nothing.
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
  // The pair that moves up into the place of a decided one is looked at next.
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
