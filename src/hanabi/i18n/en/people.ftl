### People at a table: who leaves, who is removed, who is the host.

web-log-seat-left = { $name } leaves the table.
web-log-host-passed = { $name } is the host now.
web-log-kept-out = { $name } was removed by the host.
