type Log = {
  holds: string
  goesTo: string
  readBy: string
  /** How long operators are to keep it; the shop itself keeps nothing. */
  kept: string
}

/** Everything that the shop writes down of its work, with where it goes. Nothing of it holds personal data or a secret. */
export const LOGS: Readonly<Record<string, Log>> = {
  'lines of the server': {
    holds: 'JSON, one object a line: time in UTC, level, ids of request and trace, method, path, status, duration',
    goesTo: 'stdout; the platform collects it',
    readBy: 'operators alone',
    kept: '30 days',
  },
  'lines of a browser': {
    holds: 'an error of a form’s press',
    goesTo: 'the console of that browser alone',
    readBy: 'its visitor',
    kept: 'until the page is left',
  },
  'refusals among them': {
    holds:
      'what was refused (`refused`, `limit` or a broken policy) with the request’s id, and sign-ins by shop and outcome',
    goesTo: 'stdout, level warn; sign-ins info',
    readBy: 'operators; an alert where one repeats',
    kept: '90 days',
  },
  reports: {
    holds: 'errors by their code in the catalogue, with the request’s id and path',
    goesTo: 'REPORTS_URL',
    readBy: 'developers',
    kept: '90 days',
  },
  metrics: {
    holds: 'counts and durations',
    goesTo: 'METRICS_PORT',
    readBy: 'Prometheus, inside only',
    kept: '13 months',
  },
  traces: {
    holds: 'spans of requests and calls, with names of routes and operations',
    goesTo: 'OTEL_EXPORTER_OTLP_ENDPOINT, if it is set',
    readBy: 'developers',
    kept: '14 days',
  },
  'analytics events': {
    holds: 'what the specification gives, after consent, without name, email, message or code',
    goesTo: 'ANALYTICS_URL',
    readBy: 'the shop’s owner',
    kept: 'as the analytics service is configured',
  },
}

/** The only files of the shop that write: to stdout or stderr, and of which log. */
export const WRITERS: Readonly<Record<string, keyof typeof LOGS>> = {
  'app/http/log.ts': 'lines of the server',
  'app/ui/submit-button.tsx': 'lines of a browser',
}
