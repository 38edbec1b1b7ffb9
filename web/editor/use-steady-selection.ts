import { useGetPuck } from '@puckeditor/core'
import { useEffect, useRef } from 'react'
import { usePuckStore } from './use-inline-texts.ts'

/** Undo and redo leave the chosen section chosen, wherever it then stands; one that is gone lets go. */
export function useSteadySelection() {
  const turn = usePuckStore(({ history }) => history.index)
  const chosen = usePuckStore(({ selectedItem }) => selectedItem?.props.id)
  const getPuck = useGetPuck()
  const before = useRef({ turn, chosen })
  useEffect(() => {
    const { turn: lastTurn, chosen: last } = before.current
    before.current = { turn, chosen }
    if (turn === lastTurn || last === undefined || last === chosen) return
    const { dispatch, getSelectorForId } = getPuck()
    const itemSelector = getSelectorForId(last)
    if (itemSelector) dispatch({ type: 'setUi', ui: { itemSelector } })
  }, [turn, chosen, getPuck])
}
