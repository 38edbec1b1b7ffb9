import { useGetPuck } from '@puckeditor/core'
import { useEffect, useRef } from 'react'
import { usePuckStore } from '../puck.ts'

type Puck = ReturnType<ReturnType<typeof useGetPuck>>

const isWrittenIn = ({ appState, history }: Puck) => appState.data === history.histories[history.index]?.state.data

/**
 * Undo and redo. Puck adds a change to its history with a delay; an undo that is requested earlier waits for it. Otherwise it would undo the change
 * before, and the latest change could not be redone.
 */
export function useHistory() {
  const getPuck = useGetPuck()
  const hasPast = usePuckStore(({ history }) => history.hasPast)
  const hasFuture = usePuckStore(({ history }) => history.hasFuture)
  const isWritten = usePuckStore(isWrittenIn)
  const waiting = useRef(0)
  useEffect(() => {
    if (!isWritten) return
    for (; waiting.current > 0; waiting.current--) getPuck().history.back()
  }, [isWritten, getPuck])
  return {
    canUndo: hasPast || !isWritten,
    canRedo: hasFuture && isWritten,
    undo() {
      const puck = getPuck()
      if (isWrittenIn(puck)) puck.history.back()
      else waiting.current++
    },
    redo() {
      const puck = getPuck()
      if (isWrittenIn(puck)) puck.history.forward()
    },
  }
}
