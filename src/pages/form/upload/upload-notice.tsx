/** Why a form is not saved yet: an upload is under way, or one is missing. */
export const UploadNotice = ({ children }: { children: string | undefined }) => (
  <output className="block text-sm font-medium text-cut [overflow-wrap:anywhere] empty:hidden">
    {children}
  </output>
)
