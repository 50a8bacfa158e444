import { m } from '#paraglide/messages.js'
import { permissions, type Permission } from '#shop/identity/roles/policy.ts'

const permissionNames: Record<Permission, () => string> = {
  'open-back-office': m.permission_open_back_office,
  'edit-products': m.permission_edit_products,
  'edit-banners': m.permission_edit_banners,
  'see-orders': m.permission_see_orders,
  'move-orders': m.permission_move_orders,
  'override-prices': m.permission_override_prices,
  'edit-shared-views': m.permission_edit_shared_views,
  'see-customers': m.permission_see_customers,
  'edit-customers': m.permission_edit_customers,
  'export-people': m.permission_export_people,
  'export-products': m.permission_export_products,
  'erase-people': m.permission_erase_people,
  'edit-coupons': m.permission_edit_coupons,
  'edit-reviews': m.permission_edit_reviews,
  'edit-content': m.permission_edit_content,
  'read-messages': m.permission_read_messages,
  'answer-messages': m.permission_answer_messages,
  'see-visitors': m.permission_see_visitors,
  'see-sales': m.permission_see_sales,
  'edit-settings': m.permission_edit_settings,
  'edit-security-settings': m.permission_edit_security_settings,
  'remove-demonstration': m.permission_remove_demonstration,
  'see-users': m.permission_see_users,
  'manage-users': m.permission_manage_users,
  'give-roles': m.permission_give_roles,
  'read-audit': m.permission_read_audit,
  'reset-second-factors': m.permission_reset_second_factors,
  'read-outbox': m.permission_read_outbox,
  'edit-mail-server': m.permission_edit_mail_server,
}

/** The log keeps names of permissions longer than the policy does; one that is gone shows as it was written. */
export function permissionName(permission: string): string {
  const known = permissions.find((name) => name === permission)
  return known ? permissionNames[known]() : permission
}
