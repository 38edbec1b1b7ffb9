import { useGetPuck } from '@puckeditor/core'
import { useEffect, useRef } from 'react'
import { usePuckStore } from '../puck.ts'

type Puck = ReturnType<ReturnType<typeof useGetPuck>>

const isWrittenIn = ({ appState, history }: Puck) => appState.data === history.histories[history.index]?.state.data

/**
 * One step back and one forth. Puck writes what was done into its history a moment later than it is done; a step back that is asked for
 * sooner waits for that. It would else begin at the change before, and what was just done could not be brought back.
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
