/** Errors of the practice tenant. */
export const trainingErrors = {
  'practice.not-available': {
    status: 409,
    title: 'Practice is not available',
    body: 'This installation has no sandbox of suppliers to practise with. Nothing was changed. Its operator can set PRACTICE_URL.',
  },
  'practice.not-started': {
    status: 409,
    title: 'No practice tenant yet',
    body: 'Your agency has no practice tenant. Nothing was changed. Start practice first.',
  },
} as const
