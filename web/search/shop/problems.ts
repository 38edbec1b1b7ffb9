import { createContext, use } from 'react'

/** What is wrong with the search of a form, by field. */
export const ProblemsContext = createContext<Record<string, string>>({})

/** What is wrong with a field: for the frame of the field, and for its control. */
export function useProblem(name: string) {
  const error = use(ProblemsContext)[name]
  return { error, control: error ? { 'aria-invalid': true, 'aria-describedby': `${name}-problem` } : {} }
}
