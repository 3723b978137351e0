import styles from './newsletter-form.module.css'

/** How a sign-up ended, in a line that is reserved. */
export const SignUpNotice = ({ problem, success = '' }: { problem: string; success?: string }) => (
  <div className={styles.notice}>
    {problem ? (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    ) : null}
    {/* rendered before its text, so that screen readers announce it */}
    <p role="status">{problem ? '' : success}</p>
  </div>
)
