export type ProblemType =
  | 'authentication_error'
  | 'airline_error'
  | 'invalid_state_error'
  | 'rate_limit_error'
  | 'validation_error'
  | 'invalid_request_error'
  | 'api_error'

export interface ProblemRow {
  status: number
  type: ProblemType
  title: string
  says: string
}
